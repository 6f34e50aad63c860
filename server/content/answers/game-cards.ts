import type { Contents, Entry } from '../contents.ts';
import { itemsOfEvent } from './find.ts';

/** Part of a game's address when it names no category. */
const WITHOUT_CATEGORY = 'games';

/** Returns the address of a game's page; '' if it has none. */
export function gamePage(game: Entry<'game'>, event: Entry<'event'>): string {
  return game.path === '' ? '' : `/event/${event.path}/${game.categoryPath || WITHOUT_CATEGORY}/${game.path}`;
}

/** Returns the cards on an event's page under their headings. */
export function gameCards(event: Entry<'event'>, content: Contents) {
  const games = itemsOfEvent('game', event, content).filter(({ category }) => category !== '');
  const headings = new Set([...event.page.gameCategories, ...games.map(({ category }) => category)]);
  return [...headings].map((name) => ({
    name,
    games: games
      .filter(({ category }) => category === name)
      .map((game) => ({
        name: game.name,
        icon: game.icon,
        description: game.card.description,
        pageUrl: game.pageUrl || gamePage(game, event),
        button: game.card.button,
      })),
  }));
}
