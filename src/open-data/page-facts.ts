import type { QueryClient } from '@tanstack/react-query';
import { changeFeedPaths } from '#core/calendar/subscription-address.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { NewsItem } from '#core/contract/entities/news.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import { articleListNode, articleNode } from '#core/open-data/article-node.ts';
import { eventListNode, eventNode } from '#core/open-data/event-node.ts';
import type { FeedArticle } from '#core/open-data/feed.ts';
import type { SiteFacts } from '#core/open-data/site-facts.ts';
import { organizationNode, webSiteNode } from '#core/open-data/site-nodes.ts';
import type { Node } from '#core/open-data/structured-data.ts';
import { UNKNOWN_SITE } from '#core/open-data/unknown-site.ts';
import { settings } from '#core/settings.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../domain/events/event-lists-query.ts';
import { eventQuery } from '../domain/events/event-query.ts';
import type { Article } from '../domain/news/article.ts';
import { articleKeyIn } from '../domain/news/document-article.ts';
import { newsQuery } from '../domain/news/news-query.ts';
import { scheduleQuery } from '../domain/schedule/schedule-query.ts';
import { paths } from '../navigation/paths.ts';
import { eventFacts, listedEventFacts } from './event-facts.ts';
import { articleFacts, feedArticles } from './news-articles.ts';
import type { PreviewOf } from './preview-of.ts';
import { scheduleFile } from './schedule-file.ts';

/** What a page has for machines, besides what it shows. */
export interface PageFacts {
  /** The things it tells about, for its block of structured data. */
  readonly nodes: readonly Node[];
  /** The content of its event's `schedule.json`; for another page, or an event without a schedule, there is none. */
  readonly schedule?: object | null;
  /** Paths of the feeds of what changes on that schedule, where the host of the site has them. */
  readonly changeFeeds?: { readonly atom: string; readonly json: string } | null;
  /** The articles of the feeds, which the page of the news has. */
  readonly articles?: readonly FeedArticle[];
}

/** Lists are named as far as a visitor sees them without scrolling for long. */
const MOST_LISTED = 10;
const EVENT_PAGE = /^\/event\/([^/]+)$/;
/** As the search page reads it. */
const SEARCH = `${paths.search('')}{words}`;

/**
 * Returns the facts of a page, from the answers it was rendered with.
 *
 * @param path decoded
 */
export async function pageFacts(
  path: string,
  queryClient: QueryClient,
  site: SiteFacts,
  previewOf: PreviewOf,
): Promise<PageFacts> {
  const answered = <Value>(query: { readonly queryKey: readonly unknown[] }) =>
    queryClient.getQueryData<{ readonly value: Value }>(query.queryKey)?.value;
  const eventPath = EVENT_PAGE.exec(path)?.[1];
  if (eventPath !== undefined) return eventPageFacts(eventPath, queryClient, site, previewOf);
  const news = answered<readonly NewsItem[]>(newsQuery) ?? [];
  const articleNodes = async (chosen: (articles: readonly Article[]) => readonly Article[]) =>
    (await articleFacts(news, previewOf, chosen)).map((article) => articleNode(site, article));
  const articleKey = articleKeyIn(path);
  if (articleKey !== null)
    return {
      nodes: await articleNodes((all) => all.filter(({ key }) => key === articleKey)),
    };
  switch (path) {
    case paths.home():
      return { nodes: [organizationNode(site), webSiteNode(site, SEARCH)] };
    case paths.events():
      return {
        nodes: eventNodes(
          site,
          [upcomingEventsQuery, previousEventsQuery].flatMap(
            (list) => answered<readonly ListedEvent[]>(list) ?? [],
          ),
        ),
      };
    case paths.news():
      return {
        nodes:
          news.length === 0
            ? []
            : [
                articleListNode(
                  site,
                  await articleFacts(news, previewOf, (all) => all.slice(0, MOST_LISTED)),
                ),
              ],
        articles: await feedArticles(news, previewOf),
      };
    case paths.article():
      return { nodes: await articleNodes((all) => all.slice(0, 1)) };
    default:
      return { nodes: [] };
  }
}

async function eventPageFacts(
  eventPath: string,
  queryClient: QueryClient,
  site: SiteFacts,
  previewOf: PreviewOf,
): Promise<PageFacts> {
  const event = queryClient.getQueryData(eventQuery(eventPath).queryKey)?.value;
  if (!event) return { nodes: [] };
  const schedules = queryClient.getQueryData(scheduleQuery(eventPath).queryKey)?.value ?? [];
  const picture = eventImageAddress(event.image);
  const preview = picture === null ? null : await previewOf(picture);
  const schedule = scheduleFile(site.address || UNKNOWN_SITE, eventPath, event, schedules);
  return {
    nodes: [eventNode(site, eventFacts(eventPath, event, schedules, preview))],
    schedule,
    changeFeeds: settings.calendarSubscriptions && schedule !== null ? changeFeedPaths(eventPath) : null,
  };
}

/** The events that have a page, a date and a place: without one of these, search engines show nothing of an event. */
function eventNodes(site: SiteFacts, events: readonly ListedEvent[]): Node[] {
  const shown = events
    .filter(({ readMorePath }) => readMorePath !== '')
    .map(listedEventFacts)
    .filter(({ start, place }) => start !== null && place !== '');
  return shown.length === 0 ? [] : [eventListNode(site, shown.slice(0, MOST_LISTED))];
}
