import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { type GameSchedule, schedule } from '#core/contract/entities/schedule.ts';
import type { ApiState } from '../api/api-state.ts';
import * as details from '../sample/event-details.ts';
import { gameSchedule } from '../sample/schedule.ts';
import { sampleSetting } from '../sample/setting.ts';

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
export function readEvent(eventPath: string, state: ApiState): KnownEvent | null {
  const setting = sampleSetting(state.now(), state.startedAt, state.product, false);
  const event = eventDetail.read(details.eventDetail(eventPath, setting), ignore);
  if (event === null) return null;
  return { name: event.name, schedules: schedule.read(gameSchedule(eventPath, setting), ignore) };
}

/** Entries that cannot be read are left out here as on the page. */
const ignore = () => undefined;
