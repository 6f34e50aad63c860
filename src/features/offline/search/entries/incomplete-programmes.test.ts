import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { endpointQuery } from '../../../../data/answers/endpoint-query.ts';
import { readSavedContent } from '../../../../data/answers/saved-content.ts';
import { incompleteProgrammes } from './incomplete-programmes.ts';

const NOW = Date.parse('2026-11-29T06:00:00Z');
const event = (name: string, startdate: string, enddate = '') => ({
  eventaid: name,
  eventname: name,
  readmoreurl: name.toLowerCase(),
  startdate,
  enddate,
});

it('tells which programmes may hold more: parts, and what is on or soon will be without any', async () => {
  const client = new QueryClient();
  const events = [
    event('Whole', '28-11-2026', '30-11-2026'),
    event('Part', '28-11-2026', '30-11-2026'),
    event('Running', '28-11-2026', '30-11-2026'),
    event('Soon', '05-12-2026'),
    event('Later', '05-03-2027'),
    event('Past', '01-11-2026', '02-11-2026'),
  ];
  client.setQueryData(endpointQuery(eventList, { eventtype: 'upcoming' }).queryKey, {
    value: eventList.read(events, () => undefined),
    at: 1,
  });
  for (const pagename of ['whole', 'part'])
    client.setQueryData(endpointQuery(schedule, { pagename }).queryKey, {
      value: [],
      at: 1,
      ...(pagename === 'part' && { isPart: true }),
    });
  expect(incompleteProgrammes(await readSavedContent(client), NOW)).toEqual([
    { event: 'Part', isPart: true },
    { event: 'Running', isPart: false },
    { event: 'Soon', isPart: false },
  ]);
});
