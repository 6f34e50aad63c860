import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, mainList, requiredText, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

/**
 * One schedule entry of a game. Times stay texts here (`dd/mm/yyyy hh:mm:ss`, event zone); `schedule-days.ts` reads
 * them.
 */
const scheduleRow = v.pipe(
  entity({ For: text, From: text, To: text, Address: text, Latlong: text }),
  v.transform((entry) => ({
    title: entry.For,
    from: entry.From,
    to: entry.To,
    address: entry.Address,
    latLong: entry.Latlong,
  })),
);

const gameSchedule = v.pipe(
  entity({ game: requiredText, schedule: mainList(scheduleRow) }),
  v.transform((row) => ({ game: row.game, entries: row.schedule })),
);

export type ScheduleRow = v.InferOutput<typeof scheduleRow>;
export type GameSchedule = v.InferOutput<typeof gameSchedule>;

export const schedule = readEndpoint({
  name: 'schedule',
  path: '/api/GameSchedule',
  values: ['pagename'],
  read: listOf(gameSchedule),
  keep: KEEP.schedule,
});
