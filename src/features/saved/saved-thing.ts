import type { SavedDetails, SavedRow } from '../../data/saved-ref.ts';
import { savedKey } from '../../data/saved-ref.ts';
import type { Told } from './queries.ts';
import type { SiteRules } from './site-rules.ts';

/** A starred thing with the newest that is known of it. */
export interface SavedThing extends SavedRow {
  /** Its event's programme is here, and it is not in it. */
  readonly isGone: boolean;
}

/** What the answers say of each row; where they say nothing, it stays as it was kept. */
export function readThings(rows: readonly SavedRow[], told: Told, rules: SiteRules): SavedThing[] {
  const known = new Map<string, SavedDetails>();
  const names = new Map<string, string>();
  for (const thing of [
    ...told.events.flatMap((event) => rules.event(event) ?? []),
    ...rules.articles(told.news),
  ]) {
    known.set(savedKey(thing.ref), thing.details);
    if (thing.ref.kind === 'event') names.set(thing.ref.eventPath, thing.details.title);
  }
  for (const [eventPath, schedules] of told.schedules) {
    for (const { ref, details } of rules.sittings(eventPath, names.get(eventPath) ?? '', schedules))
      known.set(savedKey(ref), details);
  }
  return rows.map((row) => {
    const newest = known.get(row.key);
    return {
      ...row,
      details: newest === undefined ? row.details : withEvent(newest, row.details),
      isGone: row.ref.kind === 'entry' && newest === undefined && told.schedules.has(row.ref.eventPath),
    };
  });
}

/** The things of which the answers know something else than what is kept. */
export function newsOf(
  rows: readonly SavedRow[],
  things: readonly SavedThing[],
): ReadonlyMap<string, SavedDetails> {
  const kept = new Map(rows.map(({ key, details }) => [key, JSON.stringify(details)]));
  return new Map(
    things.flatMap(({ key, details }) =>
      details === null || JSON.stringify(details) === kept.get(key) ? [] : [[key, details] as const],
    ),
  );
}

/** A programme does not say what its event is called; what was known of it is not forgotten. */
function withEvent(newest: SavedDetails, kept: SavedDetails | null): SavedDetails {
  return newest.event === '' && kept !== null ? { ...newest, event: kept.event } : newest;
}
