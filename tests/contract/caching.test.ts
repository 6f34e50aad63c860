import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { news } from '#core/contract/entities/news.ts';
import { type SampleServer, serverForThisTest, startServer } from './sample-server.ts';
import { sensibleValues } from './sensible-values.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('answers and caches', () => {
  it('API-06 every answer names the headers it depends on', async () => {
    for (const endpoint of readEndpoints) {
      const response = await server.read(endpoint, sensibleValues[endpoint.name]?.[0]);
      const vary = response.headers.get('vary')?.split(', ');
      expect(vary, endpoint.name).toEqual(
        expect.arrayContaining(['Origin', 'access-token', ...endpoint.values]),
      );
    }
  });

  it('API-06 calls that differ only in their headers have different answers and tags', async () => {
    const [upcoming, previous] = await Promise.all([
      server.read(eventList, { eventtype: 'upcoming' }),
      server.read(eventList, { eventtype: 'previous' }),
    ]);
    expect(upcoming.headers.get('etag')).not.toBe(previous.headers.get('etag'));
  });

  it('a known tag is answered with 304 and nothing else', async () => {
    const first = await server.read(eventList, { eventtype: 'upcoming' });
    const tag = first.headers.get('etag') ?? '';
    for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`, `W/"other" , ${tag},`, '*']) {
      const again = await server.read(eventList, { eventtype: 'upcoming' }, { 'if-none-match': sent });
      expect(again.status, sent).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(tag);
    }
    const other = await server.read(eventList, { eventtype: 'previous' }, { 'if-none-match': tag });
    expect(other.status).toBe(200);
  });

  it('a POST that reads data has no tag and is never 304', async () => {
    const response = await server.read(news, {}, { 'if-none-match': '*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBeNull();
  });

  it('an answer is the same all day, with its night, and changes the next day', async () => {
    let now = new Date('2031-05-10T05:01:00+05:30');
    const clocked = await serverForThisTest({ now: () => now });
    const tagAt = async (moment: string) => {
      now = new Date(moment);
      const response = await clocked.read(eventList, { eventtype: 'upcoming' });
      return response.headers.get('etag');
    };
    const morning = await tagAt('2031-05-10T05:01:00+05:30');
    expect(await tagAt('2031-05-11T04:59:00+05:30')).toBe(morning);
    expect(await tagAt('2031-05-11T05:01:00+05:30')).not.toBe(morning);
  });
});
