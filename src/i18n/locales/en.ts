/** All English texts: one file per room of the site in `en/`, merged under the file's name. */
const files = import.meta.glob<Record<string, unknown>>('./en/*.json', { eager: true, import: 'default' });

export const en = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.slice('./en/'.length, -'.json'.length), texts]),
);
