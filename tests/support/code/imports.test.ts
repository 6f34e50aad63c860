import { describe, expect, it } from 'vitest';
import { readImports, resolveImport } from './imports.ts';

const requests = (source: string) => readImports('src/a.tsx', source).map(({ request }) => request);

describe('reading imports', () => {
  it('sees every way to import', () => {
    const source = [
      "import a, { type B } from './static.ts';",
      "import type { C } from './type.ts';",
      "import './only-run.css';",
      "export * from './all.ts';",
      "export type { D } from './export-type.ts';",
      "const lazy = () => import('./dynamic.ts');",
      "type E = Promise<import('./in-a-type.ts').E>;",
      "const pages = import.meta.glob('./pages/*.tsx', { eager: true });",
      "const texts = import.meta.glob<F>(['./texts/*.json', '!./texts/en.json']);",
    ].join('\n');
    expect(requests(source).sort()).toEqual([
      './all.ts',
      './dynamic.ts',
      './export-type.ts',
      './in-a-type.ts',
      './only-run.css',
      './pages/*.tsx',
      './static.ts',
      './texts/*.json',
      './type.ts',
    ]);
  });

  it('is not fooled by comments, texts and computed addresses', () => {
    const source = [
      "// import './a.ts'",
      `const text = "import './b.ts'";`,
      'const c = (x: string) => import(x);',
    ].join('\n');
    expect(requests(source)).toEqual([]);
  });

  it.each([
    ["import type { A } from './a.ts'", true],
    ["import { type A, type B } from './a.ts'", true],
    ["import { type A, b } from './a.ts'", false],
    ["import './a.ts'", false],
    ["import {} from './a.ts'", false],
    ["export type { A } from './a.ts'", true],
    ["type A = import('./a.ts').A", true],
    ["const a = import('./a.ts')", false],
  ])('%s vanishes without types: %s', (source, isType) => {
    expect(readImports('src/a.ts', source).map((found) => found.isType)).toEqual([isType]);
  });

  it('lists the imported names', () => {
    expect(readImports('a.ts', "import a, { b as c } from './x.ts'")[0]?.names).toEqual(['default', 'b']);
    expect(readImports('a.ts', "import * as all from './x.ts'")[0]?.names).toEqual(['*']);
    expect(readImports('a.ts', "export { b as d } from './x.ts'")[0]?.names).toEqual(['b']);
  });

  it('rejects a file it cannot parse instead of seeing no imports in it', () => {
    expect(() => readImports('src/broken.ts', 'import { from')).toThrow('src/broken.ts cannot be read');
  });
});

describe('resolving imports', () => {
  it.each([
    ['./b.ts', 'src/features/x/b.ts'],
    ['../../ui/modal.tsx', 'src/ui/modal.tsx'],
    ['#core/contract/entities/schedule.ts', 'core/contract/entities/schedule.ts'],
    ['#content/story/history.ts', 'content/story/history.ts'],
    ['./map.svg?raw', 'src/features/x/map.svg'],
    ['react', undefined],
    ['virtual:pwa-register', undefined],
  ])('%s is %s', (request, path) => {
    expect(resolveImport('src/features/x/a.ts', request)).toBe(path);
  });
});
