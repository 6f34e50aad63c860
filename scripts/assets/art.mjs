/*
 * Reads the drawings in public/art and writes the table of their names and view boxes that the component `Art` needs.
 * Run it after adding or changing a drawing: node scripts/assets/art.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../../public/art/', import.meta.url);
const TABLE = new URL('../../src/ui/art/drawings.ts', import.meta.url);

/** Returns the view box of a drawing; throws if the file cannot be used from another document. */
function viewBoxOf(file) {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const viewBox = /<svg[^>]* viewBox="([^"]+)"/.exec(text)?.[1];
  if (viewBox === undefined) throw new Error(`${file} has no viewBox`);
  if (!text.includes('<g id="art"')) throw new Error(`${file} has no group with the id "art"`);
  if (/<style|<script|url\(|href=| style=/.test(text)) {
    throw new Error(
      `${file} has styles, scripts or inner references: they do not work when it is used from a page`,
    );
  }
  return viewBox;
}

const rows = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.svg'))
  .sort()
  .map((file) => {
    const name = file.slice(0, -'.svg'.length);
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${viewBoxOf(file)}',`;
  });

writeFileSync(
  TABLE,
  `/** View boxes of the drawings in public/art, written by scripts/assets/art.mjs. */\nexport const drawings = {\n${rows.join('\n')}\n} as const;\n\nexport type DrawingName = keyof typeof drawings;\n`,
);
console.log(`${rows.length} drawings`);
