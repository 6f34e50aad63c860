import type { EventMoment } from './event-moment.ts';

/** Returns what the clock of this device shows at a point in time. Call it only after the first render. */
export function deviceMoment(at: number): EventMoment {
  const here = new Date(at);
  return {
    at,
    date: { year: here.getFullYear(), month: here.getMonth() + 1, day: here.getDate() },
    hour: here.getHours(),
    minute: here.getMinutes(),
    hasTime: true,
    isOfDayBefore: false,
  };
}
