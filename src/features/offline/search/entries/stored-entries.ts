import { council } from '#core/contract/entities/council.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import type { SavedContent } from '../../../../data/answers/saved-content.ts';
import { paths } from '../../../../navigation/paths.ts';
import { searchableEvent, searchableGame, searchableGames, searchableListedEvent } from './event-entries.ts';
import { searchableCouncil, searchableNews } from './people-and-news-entries.ts';
import { searchableSchedule } from './schedule-entries.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SiteRules } from './site-rules.ts';

/**
 * Yields everything the API has sent to this device, one entry at a time, so that the work can pause in between; null
 * where it can pause before there is another one.
 */
export function* storedEntries(
  saved: SavedContent,
  rules: SiteRules,
  language: string,
): Generator<SearchEntry | null> {
  const known = new Map<string, Pick<ListedEvent, 'id' | 'name'>>();
  for (const { read } of saved.of(eventList)) {
    for (const event of read() ?? []) {
      known.set(event.readMorePath, event);
      yield* searchableListedEvent(event, rules, language);
    }
  }
  const gameAddresses = new Set<string>();
  for (const { values, read } of saved.of(eventDetail)) {
    const path = values.eventurl ?? '';
    const value = path === '' ? null : read();
    if (value === null) continue;
    known.set(path, value);
    yield searchableEvent(value, path, language);
    for (const entry of searchableGames(value.relatedCategories, { name: value.name, path }, rules)) {
      gameAddresses.add(entry.address);
      yield entry;
    }
  }
  for (const { read } of saved.of(upcomingGames)) {
    for (const { name, pageUrl } of (read() ?? []).flatMap(({ games }) => games)) {
      gameAddresses.add(pageUrl);
      yield { kind: 'game', address: pageUrl, title: name, line: '', text: '' };
    }
  }
  // These calls do not name the category, which is part of the address. The event or the upcoming games provide it.
  const games = saved.of(gameDetail).map((held) => ({ ...held, name: held.values.gameurl }));
  const subGames = saved.of(subGameDetail).map((held) => ({ ...held, name: held.values.subgameurl }));
  for (const { values, read, name } of [...games, ...subGames]) {
    const address = addressOf(gameAddresses, values.eventurl ?? '', name ?? '');
    const value = address === undefined ? null : read();
    if (address === undefined || value === null) continue;
    for (const entry of searchableGame(value, address, rules)) {
      gameAddresses.add(entry.address);
      yield entry;
    }
  }
  for (const { values, read } of saved.of(schedule)) {
    const path = values.pagename ?? '';
    if (path !== '') yield* searchableSchedule(read() ?? [], path, known.get(path));
  }
  for (const { read } of saved.of(news)) yield* searchableNews(read() ?? [], rules);
  for (const { read } of saved.of(council)) yield* searchableCouncil(read() ?? []);
}

/** Returns the known address of an event's game, by its last segment. */
function addressOf(known: ReadonlySet<string>, eventPath: string, name: string): string | undefined {
  const start = `${paths.event(eventPath)}/`;
  const end = `/${encodeURIComponent(name)}`;
  return [...known].find((address) => address.startsWith(start) && address.endsWith(end));
}
