import { dashed, isoDay, slashed } from './days.ts';
import type { SampleSetting } from './setting.ts';
import { upcomingDays } from './upcoming-events.ts';
import type { WireCountdown } from './wire.ts';

const ZERO_AFTER_START_MS = 90_000;

/**
 * Returns the list for `pagename` (an event's path), empty if there is no countdown. Date formats differ on purpose.
 */
export function countdown(eventPath: string, { today, startedAt, edge }: SampleSetting): WireCountdown[] {
  const days = upcomingDays(today);
  const known: Readonly<Record<string, WireCountdown>> = {
    'pythian-national-games': { title: 'Closing ceremony in', date: slashed(today + 2, '20:00:00') },
    'youth-pythian-games': { title: 'The youth games open in', date: slashed(days.youth.start, '10:00:00') },
    'para-pythian-games': {
      title: 'The first session begins in',
      date: `${isoDay(days.para.start)}T09:30:00+05:30`,
    },
    'pythian-games-athens': { title: 'Athens in', date: dashed(days.athens.start) },
    'पाइथियन-लोक-उत्सव': { title: 'उत्सव आरम्भ होने में', date: slashed(days.folk.start, '11:00:00') },
    'first-national-pythian-games': { title: 'Opened', date: '05/03/2024 10:00:00' },
    'edge-schedule': { title: 'Two days ahead', date: slashed(today + 2, '12:00:00') },
    'countdown-zero': {
      title: 'Zero in',
      date: new Date(startedAt.getTime() + ZERO_AFTER_START_MS).toISOString(),
    },
    'hostile-event': { title: '<b>Plain text</b>', date: 'the day after never' },
    ...(edge ? { 'delphi-gathering': { title: 'Soon', date: '31/31/2031 99:99:99' } } : {}),
  };
  const found = Object.hasOwn(known, eventPath) ? known[eventPath] : undefined;
  return found ? [found] : [];
}
