import {
  type CategoryKey,
  categoryTitles,
  gameEnrolment,
  gamePath,
  gamePicture,
  gamesOf,
  type SampleGame,
} from './games.ts';
import type { WireRelatedCategory, WireRelatedGame } from './wire.ts';

/** Returns the games of an event grouped by category; null for an event without games. */
export function relatedCategories(eventPath: string): WireRelatedCategory[] | null {
  const played = gamesOf(eventPath);
  if (played.length === 0) return null;
  return [...new Set(played.map((game) => game.category))].map((key) => ({
    category: categoryTitles[key],
    games: played.filter((game) => game.category === key).map((game) => related(eventPath, game)),
  }));
}

/**
 * Returns the three categories of the full event: games with rooted, relative and absolute addresses, one without a
 * button, one without an icon, and a category without any games yet.
 */
export function fullRelatedCategories(eventPath: string): WireRelatedCategory[] {
  const of = (key: CategoryKey) => gamesOf(eventPath).filter((game) => game.category === key);
  const traditional = of('martial-arts-and-traditional-games').map((game) => related(eventPath, game));
  return [
    {
      category: categoryTitles['musical-vocal-instrumental-arts'],
      games: [
        ...of('musical-vocal-instrumental-arts').map((game) => related(eventPath, game)),
        {
          game: 'Street Concert',
          icon: '',
          description: 'Bring an instrument: the square is the stage. Find out more on our partner’s page.',
          gamePageUrl: 'https://example.org/?concert=street',
          buttontext: '',
          buttonurl: '',
        },
      ],
    },
    {
      category: categoryTitles['martial-arts-and-traditional-games'],
      games: traditional.map((game, index) => ({
        ...game,
        gamePageUrl: index === 0 ? (game.gamePageUrl.split('/').at(-1) ?? '') : game.gamePageUrl,
        ...(index === 1 ? { buttontext: '', buttonurl: '' } : {}),
      })),
    },
    { category: 'Guests of honour: games that member nations bring for the first time', games: [] },
  ];
}

function related(eventPath: string, game: SampleGame): WireRelatedGame {
  return {
    game: game.name,
    icon: gamePicture(game),
    description: game.line,
    gamePageUrl: gamePath(eventPath, game),
    buttontext: 'Register',
    buttonurl: gameEnrolment(eventPath, game),
  };
}
