/*
 * Lists the rows of docs/acceptance.md that no test names: npm run coverage:acceptance
 * A test proves a row when its title, or that of a `describe` around it, contains the row's id.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROW = /^\| ([A-Z][A-Z0-9]*-\d{2}) \| (.*?) \|/gm;
const ROW_ID = /\b[A-Z][A-Z0-9]*-\d{2}\b/g;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*\s*(?:\(\s*(?:\[[\s\S]*?\](?:\s*as const)?|\w+)\s*\)\s*)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
/** In a table that builds titles, the strings that hold row ids and nothing else. */
const ROWS_OF_TABLE = /(['"])((?:[A-Z][A-Z0-9]*-\d{2}\s?)+)\1/g;
const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const NOT_OURS = /^(?:node_modules|dist|dist-server|dist-desk|\..*)$/;
const SHOWN_LETTERS = 90;

/** Returns the rows of the acceptance inventory: id and statement. */
export const readRows = (markdown) =>
  [...markdown.matchAll(ROW)].map(([, id, statement]) => ({ id, statement }));

/** Returns the row ids in the titles of a test file, including titles built from a table. */
export function idsInTitles(source) {
  const titles = [...source.matchAll(TITLE)].map(([, , title]) => title);
  const isFromTable = titles.some((title) => title.startsWith('${'));
  const words = isFromTable ? [...source.matchAll(ROWS_OF_TABLE)].map(([, , rows]) => rows) : [];
  return [...titles, ...words].flatMap((text) => text.match(ROW_ID) ?? []);
}

/** Returns the rows by area with those that no test names, and the ids that belong to no row. */
export function compare(rows, named) {
  const areas = new Map();
  for (const row of rows) {
    const name = row.id.slice(0, -'-00'.length);
    const area = areas.get(name) ?? { name, total: 0, missing: [] };
    area.total += 1;
    if (!named.has(row.id)) area.missing.push(row);
    areas.set(name, area);
  }
  const known = new Set(rows.map(({ id }) => id));
  const ownAreas = [...named].filter((id) => areas.has(id.slice(0, -'-00'.length)));
  return { areas: [...areas.values()], unknown: ownAreas.filter((id) => !known.has(id)) };
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}

function report() {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const rows = readRows(readFileSync(join(root, 'docs/acceptance.md'), 'utf8'));
  const named = new Set(testFiles(root).flatMap((path) => idsInTitles(readFileSync(path, 'utf8'))));
  const { areas, unknown } = compare(rows, named);
  for (const { name, total, missing } of areas) {
    console.log(`${name}: ${total - missing.length} of ${total}`);
    for (const { id, statement } of missing) console.log(`  ${id}  ${statement.slice(0, SHOWN_LETTERS)}`);
  }
  const open = areas.reduce((sum, { missing }) => sum + missing.length, 0);
  console.log(`\n${rows.length - open} of ${rows.length} rows are named by a test.`);
  if (unknown.length > 0) console.log(`Named by a test, but no row: ${unknown.join(', ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report();
