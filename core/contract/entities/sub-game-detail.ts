import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, requiredText } from '../fields.ts';
import { firstOf } from '../read-body.ts';
import { type GameFacts, gameEntries, gameFacts } from './game-fields.ts';

/** A sub-game; `gameName` is the game it belongs to. */
export interface SubGameDetail extends GameFacts {
  readonly gameName: string;
}

const subGameFacts = v.pipe(
  entity({ ...gameEntries, subgame: requiredText }),
  v.transform((raw): SubGameDetail => ({ ...gameFacts(raw, raw.subgame), gameName: raw.gamename })),
);

export const subGameDetail = readEndpoint({
  name: 'subGameDetail',
  path: '/api/EventDetailForSubGames',
  values: ['eventurl', 'subgameurl'],
  read: firstOf(subGameFacts),
  keep: KEEP.event,
});
