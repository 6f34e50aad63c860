import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserProjects } from './support/browser-projects.ts';
import { findCycles } from './support/code/find-cycles.ts';
import { listSources, readImports, resolveImport } from './support/code/imports.ts';
import { faultOf, MAY_IMPORT, moduleOf } from './support/code/module-boundaries.ts';

const root = join(import.meta.dirname, '..');
const importsOf = new Map(
  listSources(root).map((path) => [path, readImports(path, readFileSync(join(root, path), 'utf8'))]),
);
const files = [...importsOf.keys()];

/** All imports of a file, static or dynamic: files of the project, and packages by their names. */
function broughtBy(path: string, brought = new Set<string>()): ReadonlySet<string> {
  if (brought.has(path)) return brought;
  brought.add(path);
  for (const { request, isType } of importsOf.get(path) ?? [])
    if (!isType) broughtBy(resolveImport(path, request) ?? request, brought);
  return brought;
}

describe('module boundaries', () => {
  it('are measured on real files: there are more imports than files', () => {
    const imports = [...importsOf.values()].flat().length;
    expect(files.length).toBeGreaterThan(20);
    expect(imports).toBeGreaterThan(files.length);
  });

  it('know every module', () => {
    expect(files.filter((path) => MAY_IMPORT[moduleOf(path)] === undefined)).toEqual([]);
  });

  it('let imports through in one direction only', () => {
    const faults = files.flatMap((path) => (importsOf.get(path) ?? []).map((found) => faultOf(path, found)));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('contain no import cycle, not even of types', () => {
    expect(findCycles(importsOf).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('keep the database out of what every page loads automatically once it has settled: packs are the worker’s', () => {
    const brought = [...broughtBy('src/app/make-packs-ahead.ts')];
    expect(brought).toContain('src/data/packs/pack-driver.ts');
    expect(brought.filter((path) => /^core\/(?:storage|pack|outbox)\/|^dexie/.test(path))).toEqual([]);
    expect([...broughtBy('src/data/packs/packs.ts')]).toContain('dexie');
  });

  it('leave no browser test in a folder that nobody runs', () => {
    const run = browserProjects.flatMap(({ folders }) => folders.map((folder) => `${folder}/`));
    const specs = files.filter((path) => path.endsWith('.spec.ts'));
    expect(specs.filter((path) => !run.some((folder) => path.startsWith(folder)))).toEqual([]);
  });
});
