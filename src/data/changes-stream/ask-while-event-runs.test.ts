import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menu } from '#core/contract/entities/menu.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { endpointQuery } from '../answers/endpoint-query.ts';
import { createQueryClient } from '../answers/query-client.ts';
import { askWhileEventRuns } from './ask-while-event-runs.ts';

const client = createQueryClient();
let asked: string[] = [];
let ends: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('[]', { headers: { 'content-type': 'application/json' } });
  });
  const entries = [
    { title: 'Heat', from: '21/05/2031 10:00:00', to: '21/05/2031 11:00:00', address: '', latLong: '' },
    { title: 'Final', from: '22/05/2031 18:00:00', to: '22/05/2031 20:00:00', address: '', latLong: '' },
  ];
  const queries = [endpointQuery(schedule, { pagename: 'lamps' }), endpointQuery(menu, {})];
  for (const { queryKey } of queries)
    client.setQueryData(queryKey, { value: [{ game: 'Kithara', entries }], at: 1 });
  ends = queries.map((query) =>
    new QueryObserver(client, { ...query, refetchOnMount: false } as never).subscribe(() => undefined),
  );
  asked = [];
});
afterEach(() => {
  for (const end of ends) end();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['before it begins, nothing', '2031-05-21T09:59:00+05:30', []],
  ['between two sessions, its schedule', '2031-05-21T23:00:00+05:30', ['/api/GameSchedule']],
  ['when it is over, nothing', '2031-05-22T20:01:00+05:30', []],
])('CHANGES-10 without the stream a page asks only while an event runs: %s', async (_, now, expected) => {
  vi.setSystemTime(Date.parse(now));
  askWhileEventRuns(client);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(expected);
});
