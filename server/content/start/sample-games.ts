import { eventDetail, type RelatedGame } from '#core/contract/entities/event-detail.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import type { GameFacts } from '#core/contract/entities/game-fields.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { gamePath, gamesOf, type SampleGame } from '../../sample/games.ts';
import type { Draft } from '../item.ts';
import { drafts } from './drafts.ts';
import type { EventPath } from './event-path.ts';
import type { SampleReader } from './sample-reader.ts';

/** Returns the games of an event with their sub-games: those with a page of their own, then those with only a card. */
export function sampleGames(event: EventPath, sample: SampleReader): Draft[] {
  const detail = sample.read(eventDetail, { eventurl: event.path });
  const cards = (detail?.relatedCategories ?? []).flatMap(({ name, games }) =>
    games.map((card) => ({ category: name, card })),
  );
  const played = gamesOf(event.path);
  const withPage = played.map((game) =>
    gameBody(
      event,
      game,
      cards.find(({ card }) => card.name === game.name),
      sample,
    ),
  );
  const withCard = cards
    .filter(({ card }) => !played.some(({ name }) => name === card.name))
    .map(({ category, card }) => ({ event: event.id, ...cardBody(category, card), name: card.name }));
  const games = drafts('game', [...withPage, ...withCard], event.id);
  return [
    ...games,
    ...played.flatMap((game, index) => subGames(event, game, games[index]?.id as string, sample)),
  ];
}

interface Card {
  readonly category: string;
  readonly card: RelatedGame;
}

const cardBody = (category: string, card: RelatedGame) => ({
  category,
  icon: card.icon,
  pageUrl: card.pageUrl,
  card: { description: card.description, button: card.button },
});

const pageBody = ({ image, description, html, button, registration }: GameFacts) => ({
  image,
  description,
  html,
  button,
  registration,
});

function gameBody(event: EventPath, game: SampleGame, card: Card | undefined, sample: SampleReader) {
  const page = sample.read(gameDetail, { eventurl: event.path, gameurl: game.slug });
  const own = card === undefined ? {} : cardBody(card.category, card.card);
  return {
    event: event.id,
    name: game.name,
    path: game.slug,
    categoryPath: game.category,
    icon: page?.icon ?? '',
    ...own,
    ...(card?.card.pageUrl === gamePath(event.path, game) ? { pageUrl: '' } : {}),
    ...(page === null ? {} : pageBody(page)),
  };
}

function subGames(event: EventPath, game: SampleGame, gameId: string, sample: SampleReader): Draft[] {
  const cards = sample.read(gameDetail, { eventurl: event.path, gameurl: game.slug })?.subGames ?? [];
  const bodies = cards.map(({ name, icon, pageUrl, description, button, readMoreText }) => {
    const path = pageUrl.split('/').at(-1) ?? '';
    const page = sample.read(subGameDetail, { eventurl: event.path, subgameurl: path });
    return {
      game: gameId,
      name,
      path,
      icon,
      card: { description, button, readMoreText },
      ...(page === null ? {} : pageBody(page)),
    };
  });
  return drafts('subGame', bodies, gameId);
}
