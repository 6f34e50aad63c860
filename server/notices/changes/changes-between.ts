import { setImmediate as others } from 'node:timers/promises';
import { CurrentAnswers } from '../../answers/current-answers.ts';
import { Contents } from '../../content/contents.ts';
import type { Revisions } from '../../content/revisions/revisions.ts';
import type { Database } from '../../database/tables.ts';
import { type KnownSchedule, readSchedule } from '../known-schedules.ts';
import { filledName, readState } from '../notice-state.ts';
import { articleChanges } from './article-changes.ts';
import { ArticleTitles } from './article-titles.ts';
import { entryChanges, type NotedChange } from './entry-changes.ts';

interface Setting {
  readonly revisions: Revisions;
  /** IANA zone of times without one. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What has become of an event. */
export interface EventChanges {
  /** Its path. */
  readonly event: string;
  readonly changes: readonly NotedChange[];
  /** The last revision in which it had entries, if it has lost all of them now; null if it has some again. */
  readonly filledIn?: number | null;
}

/**
 * Returns what has become of events between two revisions. An event that has entries again is compared with the last
 * revision in which it had some: the empty schedule in between was probably a mistake.
 */
export async function changesBetween(
  db: Database,
  followed: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  { revisions, zone, now }: Setting,
): Promise<EventChanges[]> {
  if (followed.length === 0) return [];
  const read = new Map<number, Contents>();
  const contentsOf = async (revision: number) => {
    const contents = read.get(revision) ?? new Contents(await revisions.itemsOf(revision), revision);
    read.set(revision, contents);
    return contents;
  };
  const [before, after] = [await contentsOf(from), await contentsOf(to)];
  const events = new Map(after.of('event').map((event) => [event.path, event]));
  const titles = new ArticleTitles(after);
  const found: EventChanges[] = [];
  for (const path of followed) {
    // Everything is read from memory, so without this nothing else would run before the end.
    await others();
    const was = await scheduleIn(path, before, zone);
    const is = await scheduleIn(path, after, zone);
    const filledIn = isFilled(was) ? null : await readState(db, filledName(path));
    const last = filledIn === null ? was : await scheduleIn(path, await contentsOf(Number(filledIn)), zone);
    const next = isFilled(is) ? is : isCalledOff(path, before, after) ? CALLED_OFF : null;
    const isBack = filledIn !== null && isFilled(is);
    const entries =
      isFilled(last) && next !== null
        ? entryChanges(last, { name: last.name, ...next }, { zone, now, isBack })
        : [];
    const event = events.get(path);
    const articles = event === undefined ? [] : articleChanges(event, { before, after, titles }, now);
    found.push({
      ...{ event: path, changes: [...entries, ...articles] },
      ...(isBack && { filledIn: null }),
      ...(isFilled(was) && !isFilled(is) && { filledIn: from }),
    });
  }
  return found;
}

/** An event that was called off keeps its name, and has no entries any more. */
const CALLED_OFF = { sessions: new Map() };

/**
 * An event without entries is probably a mistake. One that was removed is called off, unless it has another path now.
 */
function isCalledOff(path: string, before: Contents, after: Contents): boolean {
  const event = before.of('event').find((one) => one.path === path);
  return event !== undefined && !after.of('event').some(({ id }) => id === event.id);
}

const isFilled = (schedule: KnownSchedule | null): schedule is KnownSchedule =>
  schedule !== null && schedule.sessions.size > 0;

/**
 * Returns the schedule of an event in a revision; null also if it cannot be read: the next revision is not to wait for
 * it.
 */
function scheduleIn(event: string, contents: Contents, zone: string): Promise<KnownSchedule | null> {
  const answers = new CurrentAnswers({ contents: async () => contents }, () => {
    throw new Error('This is content.');
  });
  return readSchedule(event, answers, zone, contents.revision).catch(() => null);
}
