/*
 * Checks that every reason cited in code and documents can be looked up in this repository: npm run lint
 * Sections of the specification, readings (Q-NN), acceptance rows (AREA-NN), decision records and documents.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NOT_OURS =
  /^(?:node_modules|dist|dist-server|dist-desk|test-results|playwright-report|package-lock\.json|\..*)$/;
const TEXT = /\.(?:tsx?|mjs|css|md|html)$/;
/** Not checked: they are about citations, and name some that lead nowhere. */
const ABOUT_CITATIONS = /^(?:check-citations|coverage-acceptance)\./;

const TEST = /\.(?:test|spec)\.\w+$/;
const SPECIFICATION = 'docs/specification.md';

const READING = /\bQ-\d+\b/g;
const ROW = /\b([A-Z][A-Z0-9]*)-\d{2}\b/g;
const RECORD = /\b(?:[Dd]ecisions?|[Rr]ecord) (\d+)\b/g;
/** "80G" is a section of a law; a section after the name of another document belongs to that document. */
const SECTION =
  /(?:(\bRFC \d+|\bWCAG|\bdocs\/[\w-]+\.md)(?:(?!\. )[^;\n])*)?\b[Ss]ections? (\d+(?:\.\d+)?)(?![\dA-Z])/g;
/** Rows of the fault programmes, which test titles begin or end with. `C4:C6` are cells of a spreadsheet. */
const FAULT_ROW = /(?<!%)\b(?:SW|ST|[NOKXC])\d{1,2}\b(?!:[A-Z]+\d)/g;
const DOCUMENT = /\bdocs\/[\w./-]+\.md\b/g;
/** Files that comments name, files and folders that documents name. Built ones are not in the repository. */
const FILE =
  /(?<![\w./@*-])(?:src|core|sw|server|desk|scripts|tests|content|bench)\/[\w./-]+\.(?:tsx?|mjs|css|json|svg)\b/g;
const FOLDER = /`((?:src|core|sw|server|desk|scripts|tests|content|bench|public)\/[\w./-]+)`/g;
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** Returns the anchors of a document: those that hosts generate from its headings, and those it names itself. */
export function anchorsOf(markdown) {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const named = [...markdown.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id);
  return new Set([...headings, ...named]);
}

/**
 * Collects what can be cited from the documents.
 * @param {(path: string) => string} read returns a file of the repository, '' if there is none
 * @param {string[]} records the files of docs/decisions
 */
export function citable(read, records) {
  const ids = (path, pattern) => new Set([...read(path).matchAll(pattern)].map(([, id]) => id));
  const rows = ids('docs/acceptance.md', /^\| ([A-Z][A-Z0-9]*-\d{2}) \|/gm);
  const faults = ['offline', 'kiosk', 'safety'].map((name) =>
    ids(`docs/${name}.md`, /^\| ((?:SW|ST|[NOKXC])\d{1,2}) \|/gm),
  );
  return {
    rows,
    faults: new Set(faults.flatMap((found) => [...found])),
    areas: new Set([...rows].map((id) => id.slice(0, -'-00'.length))),
    readings: ids('docs/readings.md', /^#+ (Q-\d+)/gm),
    sectionsOf: (document) => ids(document, /^#+ (\d+(?:\.\d+)?)\b/gm),
    records: new Set(records.map((name) => String(Number(name.slice(0, 4))))),
    read,
  };
}

/**
 * Returns the citations in a file that lead nowhere, as they are written. `path` is relative to the repository, with
 * slashes.
 */
export function deadCitations(path, text, known) {
  const dead = [
    ...all(text, READING, ([id]) => known.readings.has(id)),
    ...all(text, ROW, ([id, area]) => !known.areas.has(area) || known.rows.has(id)),
    ...all(text, RECORD, ([, number]) => known.records.has(number)),
    ...all(text, SECTION, ([, document = SPECIFICATION, number]) =>
      document.startsWith('docs/') ? known.sectionsOf(document).has(number) : true,
    ),
    ...all(text, DOCUMENT, ([file]) => known.read(file) !== ''),
  ];
  if (TEST.test(path)) dead.push(...all(text, FAULT_ROW, ([id]) => known.faults.has(id)));
  else dead.push(...all(text, FILE, ([file]) => known.read(file) !== ''));
  if (path.endsWith('.md'))
    dead.push(...all(text, FOLDER, ([, named]) => known.read(named) !== ''), ...deadLinks(path, text, known));
  return dead;
}

const deadLinks = (path, text, known) =>
  all(text, LINK, ([, to, anchor]) => {
    const file = to === '' ? path : posix.join(posix.dirname(path), to);
    const target = known.read(file);
    return target !== '' && (!anchor || !file.endsWith('.md') || anchorsOf(target).has(anchor));
  });

const all = (text, pattern, leadsSomewhere) =>
  [...text.matchAll(pattern)].filter((found) => !leadsSomewhere(found)).map(([words]) => words);

function ownFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return ownFiles(root, path);
    return TEXT.test(entry.name) && !ABOUT_CITATIONS.test(entry.name) ? [path] : [];
  });
}

/** Returns every dead citation below a folder, with its file. */
export function checkCitations(root) {
  const seen = new Map();
  const read = (path) => {
    if (!seen.has(path)) seen.set(path, existsSync(join(root, path)) ? contentOf(join(root, path)) : '');
    return seen.get(path);
  };
  const known = citable(
    read,
    readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name)),
  );
  return ownFiles(root).flatMap((path) =>
    deadCitations(path, read(path), known).map((words) => `${path}: ${words}`),
  );
}

/** A link may lead to a folder. */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return path;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dead = checkCitations(join(dirname(fileURLToPath(import.meta.url)), '../..'));
  for (const line of dead) console.error(line);
  console.log(
    dead.length === 0 ? 'Every citation leads somewhere.' : `${dead.length} citations lead nowhere.`,
  );
  process.exitCode = dead.length === 0 ? 0 : 1;
}
