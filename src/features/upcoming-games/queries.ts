import { upcomingGames } from '#core/contract/upcoming-games.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** All groups of upcoming games (section 7). */
export const upcomingGamesQuery = endpointQuery(upcomingGames, { isupcominggames: '1' });
