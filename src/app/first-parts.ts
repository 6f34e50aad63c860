import type { QueryClient } from '@tanstack/react-query';
import { valuesOfKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { type NewsItem, news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { Answered, AnswerMeta } from '../data/answers/answered.ts';
import { firstPart, sizeOf } from '../data/answers/first-part.ts';
import { answersOf, type MissingData } from '../data/answers/lacks.ts';
import { firstRows } from '../domain/schedule/first-rows.ts';
import { newestFirst } from '../features/events/event-lists/newest-first.ts';
import { articleAndLatest, firstArticles } from '../features/story/news/first-articles.ts';

/** The most a prerendered page carries of one answer, in characters of JSON. */
const MOST_CHARS = 20_000;
/**
 * Words are never cut, and a page about one item carries its whole text. A page of a fixed address, which the worker
 * stores on every device, omits an answer whose first part is longer than this.
 */
const MOST_CHARS_OF_FIXED_PAGES = 60_000;
const MOST_EVENTS = 20;
const MOST_ENTRIES = 60;

/** Answers whose first part is not simply their beginning. */
const PARTS = [
  partOf(news, firstArticles),
  partOf(schedule, (schedules) => firstRows(schedules, MOST_ENTRIES)),
  partOf(eventList, (events, { eventtype }) => {
    // In the order of the lists on the page, not in that of the answer.
    const shown = eventtype === 'previous' ? newestFirst(events) : events;
    return shown.slice(0, MOST_EVENTS);
  }),
];

function partOf<Answer, Name extends string>(
  endpoint: ReadEndpoint<Answer, Name>,
  cut: (answer: Answer, values: RequestValues<Name>) => unknown,
) {
  /** Returns undefined for the answer of another call. */
  return (key: string, answer: unknown): unknown => {
    const values = valuesOfKey(endpoint, key);
    return values === null ? undefined : cut(answer as Answer, values);
  };
}

/**
 * Returns what a prerendered page carries of an answer: all of a short one, and what the first screens show of a long
 * one.
 *
 * @param key the answer's key (`answerKey`)
 * @param article key of the article that the page is about, which it carries whole
 * @returns the answer itself if it is short
 */
function firstPartOf(key: string, answer: unknown, article: string | null): unknown {
  if (sizeOf(answer) <= MOST_CHARS) return answer;
  if (article !== null && valuesOfKey(news, key) !== null) {
    const [shown, ...others] = articleAndLatest(answer as readonly NewsItem[], article);
    return [shown, ...firstPart(others, MOST_CHARS)];
  }
  const own = PARTS.map((part) => part(key, answer)).find((part) => part !== undefined);
  return firstPart(own ?? answer, MOST_CHARS);
}

/**
 * Cuts every answer to what the page carries of it.
 *
 * @param article key of the article that the page is about, if it is about one
 * @returns what was removed; if anything was, the page must be rendered again
 */
export function shorten(
  queryClient: QueryClient,
  isFixedPage: boolean,
  article: string | null = null,
): MissingData[] {
  return answersOf(queryClient).flatMap((query): MissingData[] => {
    const { answerKey: key } = query.meta as AnswerMeta;
    const whole = query.state.data as Answered<unknown> | undefined;
    if (whole === undefined) return [];
    const value = firstPartOf(key, whole.value, article);
    const isTooLong = isFixedPage && sizeOf(value) > MOST_CHARS_OF_FIXED_PAGES;
    if (value === whole.value && !isTooLong) return [];
    if (isTooLong) queryClient.getQueryCache().remove(query);
    else query.setData({ ...whole, value, isPart: true });
    return [{ key, what: isTooLong ? 'all' : 'rest', why: `${Math.ceil(sizeOf(whole.value) / 1_000)} kB` }];
  });
}
