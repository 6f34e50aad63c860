import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserProjects } from './support/browser-projects.ts';
import { listSources, readImports } from './support/imports.ts';
import { faultOf, findCircles, MAY_IMPORT, roomOf } from './support/walls.ts';

const root = join(import.meta.dirname, '..');
const importsOf = new Map(
  listSources(root).map((path) => [path, readImports(path, readFileSync(join(root, path), 'utf8'))]),
);
const files = [...importsOf.keys()];

describe('the walls between the rooms', () => {
  it('are measured on real files: there are more imports than files', () => {
    const imports = [...importsOf.values()].flat().length;
    expect(files.length).toBeGreaterThan(20);
    expect(imports).toBeGreaterThan(files.length);
  });

  it('know every room there is', () => {
    expect(files.filter((path) => MAY_IMPORT[roomOf(path)] === undefined)).toEqual([]);
  });

  it('let imports through in one direction only', () => {
    const faults = files.flatMap((path) => (importsOf.get(path) ?? []).map((found) => faultOf(path, found)));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('hold no circle of files that need each other', () => {
    expect(findCircles(importsOf).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it('leave no browser test in a folder that nobody runs', () => {
    const run = browserProjects.flatMap(({ folders }) => folders.map((folder) => `${folder}/`));
    const specs = files.filter((path) => path.endsWith('.spec.ts'));
    expect(specs.filter((path) => !run.some((folder) => path.startsWith(folder)))).toEqual([]);
  });
});
