/*
 * What can be counted in the code, for before and after: `npm run code-figures`. Tests of the structure hold the limits;
 * this says how far away they are. Copies are found by a tool of their own (CONTRIBUTING.md).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { checkCitations } from './check-citations.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const LARGEST = 5;
const LONG_LINES = 300;

/** The checks are TypeScript, so vite loads them. */
const load = async (name) => {
  const file = join(root, 'tests/support/code', `${name}.ts`);
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
};
const { codeBelow, filesPerFolder, linesOf } = await load('code-files');
const { listSources, readImports } = await load('imports');
const { findCycles } = await load('find-cycles');
const { pageImports } = await load('module-boundaries');

const files = codeBelow(root);
console.log(`${files.length} files of code, style sheets with them, tests apart`);
show('files per folder', filesPerFolder(files).slice(0, LARGEST));

const lines = files.map((path) => [path, linesOf(root, path)]).sort(([, one], [, other]) => other - one);
const share = (part) => lines[Math.floor((1 - part) * (lines.length - 1))][1];
console.log(`lines per file: median ${share(0.5)}, nine of ten have at most ${share(0.9)}`);
console.log(`files over ${LONG_LINES} lines: ${lines.filter(([, count]) => count > LONG_LINES).length}`);
show('longest files', lines.slice(0, LARGEST));

const importsOf = new Map(
  listSources(root).map((path) => [path, readImports(path, readFileSync(join(root, path), 'utf8'))]),
);
report(
  'import cycles, counting imports of types',
  findCycles(importsOf).map((cycle) => cycle.join(' → ')),
);
report('imports from page to page', pageImports(importsOf));
report('citations that lead nowhere', checkCitations(root));

function show(what, counted) {
  console.log(`${what}:`);
  for (const [name, count] of counted) console.log(`  ${String(count).padStart(4)}  ${name}`);
}

function report(what, found) {
  console.log(`${what}: ${found.length}`);
  for (const line of found) console.log(`  ${line}`);
}
