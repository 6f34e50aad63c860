import type { EventDetail, RelatedCategory } from '#core/contract/entities/event-detail.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { GameDetail } from '#core/contract/entities/game-detail.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import type { WrittenDays } from '../../../../domain/schedule/runs-at.ts';
import { eventState } from '../../../../navigation/event-state.ts';
import { paths } from '../../../../navigation/paths.ts';
import { htmlText } from '../../../../ui/safe-html/html-text.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SiteRules } from './site-rules.ts';

/** Returns an event of a list. An event without a page has no result. */
export function searchableListedEvent(
  event: ListedEvent,
  rules: Pick<SiteRules, 'placeOf'>,
  language: string,
): SearchEntry[] {
  if (event.readMorePath === '') return [];
  return [
    {
      kind: 'event',
      address: paths.event(event.readMorePath),
      title: event.name,
      line: rules.placeOf(event),
      day: formatGivenDays(event, language),
      days: daysOf(event),
      text: htmlText(event.heading),
      words: event.combinedAddress,
      state: eventState(event),
    },
  ];
}

/** Returns an event with all its facts, by the path it was requested with. */
export function searchableEvent(event: EventDetail, eventPath: string, language: string): SearchEntry {
  const { introduction1, introduction2, html } = event;
  return {
    kind: 'event',
    address: paths.event(eventPath),
    title: event.name,
    line: event.location || event.address,
    day: formatGivenDays(event, language),
    days: daysOf(event),
    text: [introduction1, introduction2, html].map(htmlText).filter(Boolean).join(' '),
    words: event.address,
    state: eventState(event),
  };
}

/** Returns the games that an event lists, if they have pages on this site. */
export function searchableGames(
  categories: readonly RelatedCategory[],
  event: { readonly name: string; readonly path: string },
  rules: Pick<SiteRules, 'gameAddress'>,
): SearchEntry[] {
  return categories.flatMap((category) =>
    category.games.map((game) => ({
      kind: 'game' as const,
      address: rules.gameAddress(game.pageUrl, event.path, category.name) ?? '',
      title: game.name,
      line: spoken(event.name, category.name),
      text: htmlText(game.description),
    })),
  );
}

/** Returns what a game's own page says, and its sub-games. */
export function searchableGame(
  game: GameDetail,
  address: string,
  rules: Pick<SiteRules, 'subGameAddress'>,
): SearchEntry[] {
  const own: SearchEntry = {
    kind: 'game',
    address,
    title: game.name,
    line: game.eventName,
    text: spoken(htmlText(game.description), htmlText(game.html)),
  };
  const parts = game.subGames.map((sub) => ({
    kind: 'game' as const,
    address: rules.subGameAddress(sub.pageUrl, address) ?? '',
    title: sub.name,
    line: spoken(game.name, game.eventName),
    text: htmlText(sub.description),
  }));
  return [own, ...parts];
}

const daysOf = ({ startDate, endDate }: WrittenDays): WrittenDays => ({ startDate, endDate });

const spoken = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');
