import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import {
  writeGameDetail,
  writeSubGameDetail,
  writeUpcomingGames,
} from '#core/contract/writers/write-games.ts';
import { answersFrom } from '../../answers/call-answer.ts';
import type { Contents, Entry } from '../contents.ts';
import { eventAt, itemsOfEvent } from './find.ts';
import { gamePage } from './game-cards.ts';

const answering = answersFrom<Contents>();

/** Games, their sub-games, and the games of the front page. */
export const gameAnswers = [
  answering(gameDetail, ({ eventurl, gameurl }, content) => {
    const event = eventAt(eventurl, content);
    const game = itemsOfEvent('game', event, content).find(({ path }) => path !== '' && path === gameurl);
    if (event === null || game === undefined) return writeGameDetail(null);
    const subGames = content.of('subGame').filter((subGame) => subGame.game === game.id);
    return writeGameDetail({
      ...pageOf(game, event),
      subGames: subGames.map((subGame) => cardOf(subGame, game, event)),
    });
  }),
  answering(subGameDetail, ({ eventurl, subgameurl }, content) => {
    const event = eventAt(eventurl, content);
    const games = new Map(itemsOfEvent('game', event, content).map((game) => [game.id, game]));
    const subGame = content.of('subGame').find(({ path, game }) => path === subgameurl && games.has(game));
    const game = games.get(subGame?.game ?? '');
    if (event === null || subGame === undefined || game === undefined) return writeSubGameDetail(null);
    return writeSubGameDetail({ ...pageOf(subGame, event), gameName: game.name, subGames: [] });
  }),
  answering(upcomingGames, ({ isupcominggames }, content) =>
    writeUpcomingGames(isupcominggames === '1' ? content.of('upcomingGames') : []),
  ),
];

const pageOf = (game: Entry<'game'> | Entry<'subGame'>, event: Entry<'event'>) => ({
  name: game.name,
  icon: game.icon,
  description: game.description,
  html: game.html,
  image: game.image,
  eventName: event.name,
  button: game.button,
  registration: game.registration,
});

function cardOf({ card, ...subGame }: Entry<'subGame'>, game: Entry<'game'>, event: Entry<'event'>) {
  const page = gamePage(game, event);
  return {
    name: subGame.name,
    icon: subGame.icon,
    description: card.description,
    button: card.button,
    readMoreText: card.readMoreText,
    pageUrl: subGame.pageUrl || (page === '' ? '' : `${page}/${subGame.path}`),
  };
}
