import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { type GameSchedule, schedule } from '#core/contract/entities/schedule.ts';
import type { CurrentAnswers } from '../answers/current-answers.ts';

/** An event as its calendar needs it. */
export interface KnownEvent {
  readonly name: string;
  readonly schedules: readonly GameSchedule[];
}

/**
 * Reads an event and its schedule as the site reads them from the API; null if there is no such event.
 *
 * @throws SampleFailure if the schedule cannot be had now
 */
export async function readEvent(
  eventPath: string,
  { answers }: { readonly answers: CurrentAnswers },
): Promise<KnownEvent | null> {
  const event = eventDetail.read(await answers.bodyOf(eventDetail, { eventurl: eventPath }), ignore);
  if (event === null) return null;
  const body = await answers.bodyOf(schedule, { pagename: eventPath });
  return { name: event.name, schedules: schedule.read(body, ignore) };
}

/** Entries that cannot be read are left out here as on the page. */
const ignore = () => undefined;
