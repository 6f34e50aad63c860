import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** All groups of upcoming games (section 7). */
export const upcomingGamesQuery = endpointQuery(upcomingGames, { isupcominggames: '1' });
