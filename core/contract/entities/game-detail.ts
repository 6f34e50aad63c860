import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, requiredText } from '../fields.ts';
import { firstOf } from '../read-body.ts';
import { type GameFacts, gameEntries, gameFacts } from './game-fields.ts';

const game = v.pipe(
  entity({ ...gameEntries, gamename: requiredText }),
  v.transform((raw): GameFacts => gameFacts(raw, raw.gamename)),
);

export type GameDetail = GameFacts;

export const gameDetail = readEndpoint({
  name: 'gameDetail',
  path: '/api/EventDetailForGames',
  values: ['eventurl', 'gameurl'],
  read: firstOf(game),
  keep: KEEP.event,
});
