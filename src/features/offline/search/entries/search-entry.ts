import type { WrittenDays } from '../../../../domain/schedule/runs-at.ts';

/** The kinds of things that can be found. */
export const ENTRY_KINDS = ['event', 'game', 'catalogue', 'news', 'council', 'page'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be found, and where it leads. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** A screen of the site. */
  readonly address: string;
  readonly title: string;
  /** Tells it from others of its name: the place, the page it stands on. Always shown. */
  readonly line: string;
  /** When it begins, in the language of the site; shown after the line. */
  readonly day?: string;
  /** From when to when an event lasts, so that the one that runs can be marked. */
  readonly days?: WrittenDays;
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
 * What makes two entries the same thing. A page is one thing; on a page there may be several, and several games may
 * have the same page. A key for lists as well: no two of the merged entries share it.
 */
export function identityOf({ kind, address, title, line, isPart = false }: SearchEntry): string {
  if (isPart) return JSON.stringify([kind, address, title, line]);
  return JSON.stringify(kind === 'game' ? [address, title] : [address]);
}

/**
 * Entries of the same thing become one: the first gives the title, what the others know is added. What nobody has
 * named is left out: there would be nothing to press.
 */
export function mergedByIdentity(entries: Iterable<SearchEntry>): SearchEntry[] {
  const merged = new Map<string, SearchEntry>();
  for (const entry of entries) {
    const identity = identityOf(entry);
    const known = merged.get(identity);
    merged.set(identity, known === undefined ? entry : joined(known, entry));
  }
  return [...merged.values()].filter(({ title }) => title !== '');
}

function joined(first: SearchEntry, other: SearchEntry): SearchEntry {
  return {
    ...first,
    title: first.title || other.title,
    line: first.line || other.line,
    day: first.day || other.day || '',
    ...(other.days && { days: other.days }),
    ...(first.days && { days: first.days }),
    // Of a part every text is shown: it is all that tells where in the page it stands.
    text: first.isPart ? [first.text, other.text].filter(Boolean).join(' · ') : first.text || other.text,
    words: [first.words, other.title, other.line, other.text, other.words].filter(Boolean).join(' '),
  };
}
