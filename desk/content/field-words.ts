/** Names of fields that say less, or something else, when they are taken apart. */
const WORDS: Readonly<Record<string, string>> = {
  html: 'Text (HTML)',
  url: 'Web link',
  alt: 'What the picture shows',
  slideMs: 'Time per slide (milliseconds)',
  isOneTime: 'Only once per visitor',
};

/** A field in words, also one in a part: `page.startsAt` → "Page: starts at". */
export function fieldWords(path: string): string {
  const words = path
    .split('.')
    .filter((name) => name !== '')
    .map((name) => (/^\d+$/.test(name) ? `no. ${Number(name) + 1}` : nameWords(name)));
  const [first = '', ...rest] = words;
  return [first, ...rest.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(': ');
}

function nameWords(name: string): string {
  const known = WORDS[name];
  if (known !== undefined) return known;
  const apart = name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
