/** The kinds of things that can be found. */
export const ENTRY_KINDS = ['event', 'game', 'catalogue', 'news', 'council', 'page'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be found, and where it leads. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** A screen of the site. Entries of the same address are one result. */
  readonly address: string;
  readonly title: string;
  /** Tells it from others of its name: the place, the page it stands on. Always shown. */
  readonly line: string;
  /** When it begins, in the language of the site; shown after the line. */
  readonly day?: string;
  /** What is written there; shown around the words that were found in it. */
  readonly text: string;
  /** Found by, never shown. */
  readonly words?: string;
  /** One of several things on the same page, with a title of its own. */
  readonly isPart?: boolean;
  /** Whether title, line and text are the site's own, which are English. */
  readonly isOurs?: boolean;
  /** Carried in the history entry of the link. */
  readonly state?: unknown;
}

/**
 * Entries of the same page become one: the first gives the title, what the others know is added. Parts of a page stay
 * by themselves. What nobody has named is left out: there would be nothing to press.
 */
export function mergedByAddress(entries: Iterable<SearchEntry>): SearchEntry[] {
  const wholes = new Map<string, SearchEntry>();
  const parts: SearchEntry[] = [];
  for (const entry of entries) {
    const known = wholes.get(entry.address);
    if (entry.isPart) parts.push(entry);
    else wholes.set(entry.address, known === undefined ? entry : joined(known, entry));
  }
  return [...wholes.values(), ...parts].filter(({ title }) => title !== '');
}

function joined(first: SearchEntry, other: SearchEntry): SearchEntry {
  return {
    ...first,
    title: first.title || other.title,
    line: first.line || other.line,
    day: first.day || other.day || '',
    text: first.text || other.text,
    words: [first.words, other.title, other.line, other.text, other.words].filter(Boolean).join(' '),
  };
}
