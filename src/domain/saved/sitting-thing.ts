import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryTitle } from '../../data/saved/entry-id.ts';
import { paths } from '../../navigation/paths.ts';
import { earlierSittingIds } from '../schedule/earlier-sitting-ids.ts';
import { allOf, readProgramme } from '../schedule/schedule-days.ts';
import type { Sitting } from '../schedule/sitting.ts';
import type { Thing } from './thing.ts';

interface Around {
  readonly eventPath: string;
  readonly eventName: string;
  /** Key of its day in the programme; '' where that is not known. */
  readonly day: string;
}

/** An entry of a schedule as something to star. */
export function sittingThing(sitting: Sitting, { eventPath, eventName, day }: Around): Thing {
  const { id, namesakes, game, title, address, fromText, toText } = sitting;
  return {
    ref: { kind: 'entry', eventPath, id },
    namesakes,
    earlierIds: () => earlierSittingIds(sitting),
    details: {
      title: entryTitle(game, title),
      path: `${paths.event(eventPath)}${day === '' ? '' : `?day=${day}`}#schedule`,
      event: eventName,
      day,
      startsAt: fromText,
      endsAt: toText,
      place: address,
    },
  };
}

/** All entries of an event's schedule. */
export function sittingThings(
  eventPath: string,
  eventName: string,
  schedules: readonly GameSchedule[],
): readonly Thing[] {
  const { days, undated } = readProgramme(schedules);
  const draw = (sittings: readonly Sitting[], day: string) =>
    sittings.map((sitting) => sittingThing(sitting, { eventPath, eventName, day }));
  const met = new Set<Sitting>();
  // What lasts several days is kept with the first of them.
  const begun = days.flatMap((day) => {
    const ofDay = allOf(day).filter((sitting) => !met.has(sitting));
    for (const sitting of ofDay) met.add(sitting);
    return draw(ofDay, day.key);
  });
  return [...begun, ...draw(undated, '')];
}
