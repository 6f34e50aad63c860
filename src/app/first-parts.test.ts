import { expect, it } from 'vitest';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { news } from '#core/contract/entities/news.ts';
import type { Answered } from '../data/answers/answered.ts';
import { createQueryClient } from '../data/answers/query-client.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../domain/events/event-lists-query.ts';
import { newsQuery } from '../domain/news/news-query.ts';
import { shorten } from './first-parts.ts';

const YEARS = Array.from({ length: 40 }, (_, index) => 1981 + index);
const event = (year: number) =>
  ({ name: `Games of ${year} ${'and more '.repeat(80)}`, startDate: `12-10-${year}` }) as ListedEvent;

it.each([
  ['the latest past events', previousEventsQuery, 'Games of 2020'],
  ['the next upcoming events', upcomingEventsQuery, 'Games of 1981'],
])('a prerendered page carries %s, although the oldest is sent first', async (_, query, first) => {
  const client = createQueryClient();
  const value = YEARS.map(event);
  await client.prefetchQuery({ ...query, queryFn: () => ({ value, at: 1 }) });
  expect(shorten(client, false)).toHaveLength(1);
  const part = client.getQueryData<Answered<ListedEvent[]>>(query.queryKey)?.value ?? [];
  expect(part.length).toBeLessThan(YEARS.length);
  expect(part[0]?.name).toContain(first);
});

it('NEWS-13 the document of an article carries all of it, however long it is and however old', async () => {
  const client = createQueryClient();
  const raw = YEARS.map((year) => ({
    title: `Report of ${year}`,
    description: `<p>${'Word by word. '.repeat(year === 2020 ? 3_000 : 100)}</p>`,
    file: '',
  }));
  const value = news.read(raw, () => {});
  await client.prefetchQuery({ ...newsQuery, queryFn: () => ({ value, at: 1 }) });
  expect(shorten(client, false, 'report-of-2020')).toHaveLength(1);
  const part = client.getQueryData(newsQuery.queryKey)?.value ?? [];
  expect(part[0]).toMatchObject(value.at(-1) ?? {});
  expect(part.length, 'the latest are beside it').toBeGreaterThan(12);
});
