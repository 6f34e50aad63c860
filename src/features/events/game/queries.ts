import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** One game of an event. */
export const gameQuery = (eventPath: string, gamePath: string) =>
  endpointQuery(gameDetail, { eventurl: eventPath, gameurl: gamePath });

/** One sub-game of an event. The call does not name its game (reading Q-41). */
export const subGameQuery = (eventPath: string, subGamePath: string) =>
  endpointQuery(subGameDetail, { eventurl: eventPath, subgameurl: subGamePath });
