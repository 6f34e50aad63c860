import { gameEnrolment, gamePath, gamePicture, games } from './games.ts';
import type { SampleSetting } from './setting.ts';
import type { WireUpcomingGame, WireUpcomingGamesGroup } from './wire.ts';

const EVENT = 'pythian-national-games';
const GAMES_IN_FIRST_GROUP = 7;
/** Fewer than the carousel shows at once. */
const GAMES_IN_EDGE = 3;

/** Returns the groups of the home carousel: markup in the first, none in the second; twelve games in all. */
export function upcomingGames({ edge }: Pick<SampleSetting, 'edge'>): WireUpcomingGamesGroup[] {
  const all = games.map(
    (game, index): WireUpcomingGame => ({
      game: game.name,
      icon: gamePicture(game),
      gamePageUrl: gamePath(EVENT, game),
      newtab: [0, '', 0, 1][index % 4] ?? 0,
      ...(index % 5 === 3 ? {} : { buttontext: 'Register', buttonurl: gameEnrolment(EVENT, game) }),
    }),
  );
  if (edge) return [{ htmlcode: '', games: all.slice(0, GAMES_IN_EDGE) }];
  return [
    { htmlcode: '<h3>On the stages <em>this week</em></h3>', games: all.slice(0, GAMES_IN_FIRST_GROUP) },
    { htmlcode: '', games: all.slice(GAMES_IN_FIRST_GROUP) },
  ];
}
