import type { gameDetail } from '../entities/game-detail.ts';
import type { subGameDetail } from '../entities/sub-game-detail.ts';
import type { upcomingGames } from '../entities/upcoming-games.ts';
import type { AnswerTo } from './unsealed.ts';
import { wireButton, wireFlag, wireLink, wireSource, wireText } from './wire-fields.ts';

/** The game of one page, or none. */
export const writeGameDetail = (game: AnswerTo<typeof gameDetail>) =>
  game === null ? [] : [{ gamename: wireText(game.name), ...sharedItem(game) }];

/** The sub-game of one page, or none. */
export const writeSubGameDetail = (subGame: AnswerTo<typeof subGameDetail>) => ({
  data:
    subGame === null
      ? []
      : [
          {
            subgame: wireText(subGame.name),
            gamename: wireText(subGame.gameName),
            ...sharedItem(subGame),
          },
        ],
});

const sharedItem = (game: NonNullable<AnswerTo<typeof gameDetail>>) => ({
  icon: wireSource(game.icon),
  description: game.description,
  htmlcode: game.html,
  imageurl: wireSource(game.image),
  eventname: wireText(game.eventName),
  ...wireButton(game.button),
  buttonregister: wireText(game.registration.label),
  buttonregistertext: game.registration.html,
  subgames: game.subGames.map((subGame) => ({
    subgame: wireText(subGame.name),
    icon: wireSource(subGame.icon),
    description: subGame.description,
    ...wireButton(subGame.button),
    readmoretext: wireText(subGame.readMoreText),
    subGamePageUrl: wireLink(subGame.pageUrl),
  })),
});

/** The groups of games on the front page. */
export const writeUpcomingGames = (groups: AnswerTo<typeof upcomingGames>) =>
  groups.map(({ html, games }) => ({
    htmlcode: html,
    games: games.map((game) => ({
      game: wireText(game.name),
      icon: wireSource(game.icon),
      gamePageUrl: wireLink(game.pageUrl),
      newtab: wireFlag(game.inNewTab),
      ...wireButton(game.button),
    })),
  }));
