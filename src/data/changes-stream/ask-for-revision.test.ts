import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { endpointQuery } from '../answers/endpoint-query.ts';
import { createQueryClient } from '../answers/query-client.ts';
import { createAskForRevision } from './ask-for-revision.ts';

const PUBLISHED = '2031-05-21T18:00:00.000Z';
const LONG_AGO = '2031-05-20T18:00:00.000Z';
const client = createQueryClient();
let asked: string[] = [];
let ends: (() => void)[] = [];

/** Shows answers on the screen that were asked for a while ago. */
async function show(...paths: readonly string[]) {
  const queries = [
    endpointQuery(news, {}),
    ...paths.flatMap((path) => [
      endpointQuery(schedule, { pagename: path }),
      endpointQuery(eventDetail, { eventurl: path }),
    ]),
  ];
  for (const { queryKey } of queries) client.setQueryData(queryKey, { value: [], at: 1 });
  ends = queries.map((query) => new QueryObserver(client, query as never).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  asked = [];
}
const askForRevision = () => createAskForRevision(client, () => 0.5);
const waitMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(PUBLISHED) - 60_000 });
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const { pagename, eventurl } = headers as Record<string, string>;
    asked.push([address.replace('/api/', ''), pagename ?? eventurl].filter(Boolean).join(' '));
    const body = address.endsWith('/news') ? '{"data":[]}' : '[]';
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  for (const end of ends) end();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('asking again because of a new revision', () => {
  it('CHANGES-09 asks within two seconds for the event that it touched, and for the rest later', async () => {
    await show('lamps', 'masks');
    const ask = askForRevision();
    ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    ask({ revision: 8, publishedAt: PUBLISHED, events: ['lamps'] });
    await waitMs(2_000);
    expect(asked.sort()).toEqual(['GameSchedule lamps', 'eventdetail lamps']);
    await waitMs(15_000);
    expect(asked.slice(2).sort()).toEqual(['GameSchedule masks', 'eventdetail masks', 'news']);
  });

  it('CHANGES-09 asks for schedules first if the revision could have touched anything', async () => {
    await show('lamps');
    const ask = askForRevision();
    ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    ask({ revision: 8, publishedAt: PUBLISHED, events: null });
    await waitMs(2_000);
    expect(asked).toEqual(['GameSchedule lamps']);
  });

  it('waits until the worker asks again for what was asked for a moment ago', async () => {
    await show('lamps');
    const ask = askForRevision();
    ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    client.setQueryData(endpointQuery(schedule, { pagename: 'lamps' }).queryKey, { value: [], at: 2 });
    ask({ revision: 8, publishedAt: PUBLISHED, events: ['lamps'] });
    await waitMs(2_000);
    expect(asked).toEqual([]);
    await waitMs(200);
    expect(asked).toContain('GameSchedule lamps');
  });

  it('asks for nothing when it first hears of a revision of long ago, or hears of one again', async () => {
    await show('lamps');
    const ask = askForRevision();
    for (let times = 0; times < 3; times += 1) ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    ask({ revision: 7, publishedAt: LONG_AGO, events: null });
    await waitMs(60_000);
    expect(asked).toEqual([]);
  });

  it('asks when it first hears of one of just now: the page may have opened before', async () => {
    await show('lamps');
    askForRevision()({ revision: 7, publishedAt: PUBLISHED, events: [] });
    await waitMs(2_000);
    expect(asked).toEqual(['GameSchedule lamps']);
  });

  it('asks once for several revisions in a row', async () => {
    await show('lamps');
    const ask = askForRevision();
    ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    for (const revision of [8, 9, 10]) ask({ revision, publishedAt: PUBLISHED, events: ['lamps'] });
    await waitMs(20_000);
    expect(asked.sort()).toEqual(['GameSchedule lamps', 'eventdetail lamps', 'news']);
  });

  it('does not put off the event on the screen for a revision that touches another', async () => {
    await show('lamps');
    const ask = askForRevision();
    ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    ask({ revision: 8, publishedAt: PUBLISHED, events: ['lamps'] });
    for (const revision of [9, 10, 11]) {
      await waitMs(600);
      ask({ revision, publishedAt: PUBLISHED, events: ['rivers'] });
    }
    expect(asked).toContain('GameSchedule lamps');
  });

  it('asks again for what was under way: its answer may be from before', async () => {
    await show('lamps');
    const ask = askForRevision();
    ask({ revision: 7, publishedAt: LONG_AGO, events: [] });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      await new Promise((done) => setTimeout(done, 500));
      return fetch(...given);
    });
    void client.refetchQueries({ queryKey: endpointQuery(schedule, { pagename: 'lamps' }).queryKey });
    await waitMs(100);
    ask({ revision: 8, publishedAt: PUBLISHED, events: ['lamps'] });
    await waitMs(20_000);
    expect(asked.filter((one) => one === 'GameSchedule lamps')).toHaveLength(2);
  });
});
