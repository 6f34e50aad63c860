import type { WrittenDays } from '../../../../domain/schedule/runs-at.ts';
import type { FestivalDay } from '../../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';

/** The kinds of search results. `entry` is an entry of a schedule. */
export const ENTRY_KINDS = [
  'entry',
  'event',
  'game',
  'place',
  'catalogue',
  'news',
  'council',
  'page',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** When an entry of a schedule is on. */
export interface Slot {
  readonly entry: ScheduleEntry;
  /** Its festival days, `2026-11-29`; none if its time is unknown. */
  readonly days: readonly string[];
  /** All days of its schedule, which tell until when last night is still today. */
  readonly programme: readonly FestivalDay[];
}

/** A search result and its address. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** A page of the site. */
  readonly address: string;
  readonly title: string;
  /** The game of an entry, unless it is the title. */
  readonly game?: string;
  /** Tells it apart from others with the same name: its place, or the page it is on. Always shown. */
  readonly line: string;
  /** Its start date, in the language of the site; shown after the line. */
  readonly day?: string;
  /** The first and last day of an event, so that one that is on can be marked. */
  readonly days?: WrittenDays;
  readonly slot?: Slot;
  /** Its text; an excerpt around the matches is shown. */
  readonly text: string;
  /** Searched, never shown. */
  readonly words?: string;
  /** One of several results on the same page, with its own title. */
  readonly isPart?: boolean;
  /** Whether title, line and text are the site's own, which are in English. */
  readonly isOurs?: boolean;
  /** The state in the link's history entry. */
  readonly state?: unknown;
}

/**
 * Returns the identity of an entry. A page is one result. It may contain several parts, and several games may share a
 * page. It also serves as a list key, because merged entries never share it.
 */
export function identityOf({ kind, address, title, line, isPart = false }: SearchEntry): string {
  if (isPart) return JSON.stringify([kind, address, title, line]);
  return JSON.stringify(kind === 'game' ? [address, title] : [address]);
}

/**
 * Merges entries with the same identity: the first gives the title, the others add to it. Entries without a title are
 * left out, because there would be nothing to click.
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
    // A part shows all its texts, because only they tell where it is on the page.
    text: first.isPart ? [first.text, other.text].filter(Boolean).join(' · ') : first.text || other.text,
    words: [first.words, other.title, other.line, other.text, other.words].filter(Boolean).join(' '),
  };
}
