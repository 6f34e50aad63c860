import type { SubPage } from './event-category.ts';
import { adventureGames } from './martial-arts-and-traditional-games/adventure-games.ts';
import { airSports } from './martial-arts-and-traditional-games/air-sports.ts';
import { beachGames } from './martial-arts-and-traditional-games/beach-games.ts';
import { boardGames } from './martial-arts-and-traditional-games/board-games.ts';
import { eSports } from './martial-arts-and-traditional-games/e-sports.ts';
import { martialArts } from './martial-arts-and-traditional-games/martial-arts.ts';
import { motorRacing } from './martial-arts-and-traditional-games/motor-racing.ts';
import { pythianProleagues } from './martial-arts-and-traditional-games/pythian-proleagues.ts';
import { traditionalGames } from './martial-arts-and-traditional-games/traditional-games.ts';
import { waterSports } from './martial-arts-and-traditional-games/water-sports.ts';

/** The ten pages of this art, in the order of the specification (CAT-04). */
export const martialArtsAndTraditionalGames: readonly SubPage[] = [
  traditionalGames,
  eSports,
  airSports,
  adventureGames,
  motorRacing,
  boardGames,
  beachGames,
  martialArts,
  waterSports,
  pythianProleagues,
];
