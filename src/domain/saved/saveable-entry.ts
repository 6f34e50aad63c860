import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { paths } from '../../navigation/paths.ts';
import { earlierEntryIds } from '../schedule/earlier-entry-ids.ts';
import { entriesOnce } from '../schedule/entries-once.ts';
import { readProgramme } from '../schedule/schedule-days.ts';
import type { ScheduleEntry } from '../schedule/schedule-entry.ts';
import type { SaveableItem } from './saveable-item.ts';

interface Around {
  readonly eventPath: string;
  readonly eventName: string;
  /** Key of its day in the schedule; '' if that is not known. */
  readonly day: string;
}

/** Returns a schedule entry as an item to star. */
export function saveableEntry(entry: ScheduleEntry, { eventPath, eventName, day }: Around): SaveableItem {
  const { id, namesakes, game, title, address, fromText, toText } = entry;
  return {
    ref: { kind: 'entry', eventPath, id },
    namesakes,
    earlierIds: () => earlierEntryIds(entry),
    details: {
      title: entryTitle(game, title),
      path: paths.entry(eventPath, id),
      event: eventName,
      day,
      startsAt: fromText,
      endsAt: toText,
      place: address,
    },
  };
}

/** Returns all entries of an event's schedule as items to star. */
export function saveableEntries(
  eventPath: string,
  eventName: string,
  schedules: readonly GameSchedule[],
): readonly SaveableItem[] {
  const { days, undated } = readProgramme(schedules);
  const draw = (entries: readonly ScheduleEntry[], day: string) =>
    entries.map((entry) => saveableEntry(entry, { eventPath, eventName, day }));
  const begun = entriesOnce(days).flatMap(({ day, entries }) => draw(entries, day.key));
  return [...begun, ...draw(undated, '')];
}
