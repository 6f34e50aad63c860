import type { countdown } from '../entities/countdown.ts';
import type { schedule } from '../entities/schedule.ts';
import type { AnswerTo } from './unsealed.ts';
import { wireText } from './wire-fields.ts';

/** The schedule of an event, game by game. */
export const writeSchedule = (games: AnswerTo<typeof schedule>) =>
  games.map(({ game, entries }) => ({
    game: wireText(game),
    schedule: entries.map((entry) => ({
      For: wireText(entry.title),
      From: wireText(entry.from),
      To: wireText(entry.to),
      Address: wireText(entry.address),
      Latlong: wireText(entry.latLong),
    })),
  }));

/** What an event counts down to, or nothing. */
export const writeCountdown = (target: AnswerTo<typeof countdown>) => ({
  data: target === null ? [] : [{ title: wireText(target.title), date: wireText(target.date) }],
});
