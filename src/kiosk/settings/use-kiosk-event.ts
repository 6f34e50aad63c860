import { useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { NIGHT_MS } from '../../features/events/leading-events/event-choice.ts';
import { useChosenEvents } from '../../features/events/leading-events/use-chosen-events.ts';
import { useKioskSettings } from './kiosk.ts';

/** The event a kiosk shows. Names and dates are '' until they are known. */
export interface KioskEvent {
  readonly eventPath: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Returns the event the staff has chosen, else the one that runs today, else the next. Null if there is none. */
export function useKioskEvent(): KioskEvent | null {
  const { eventPath: wanted } = useKioskSettings();
  const { running, next } = useChosenEvents(NIGHT_MS);
  const found = running ?? next;
  const asked = useAnswer({ ...eventQuery(wanted ?? ''), enabled: wanted !== null });
  // Do not wait for a chosen event that the provider does not know (any more).
  const isWanted = wanted !== null && !(asked.state === 'success' && asked.value === null);
  const eventPath = isWanted ? wanted : (found?.readMorePath ?? '');
  if (eventPath === '') return null;
  const event = isWanted ? valueOr(asked, null) : found;
  const { name = '', startDate = '', endDate = '' } = event ?? {};
  return { eventPath, name, startDate, endDate };
}
