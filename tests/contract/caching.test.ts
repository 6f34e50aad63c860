import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
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

  it('OPS-26 no cache may send an answer without asking, and each says what it is about, also with 304', async () => {
    for (const endpoint of readEndpoints) {
      const values = sensibleValues[endpoint.name]?.at(-1);
      const { headers } = await server.read(endpoint, values);
      const again = await server.read(endpoint, values, { 'if-none-match': headers.get('etag') ?? '"none"' });
      expect(again.status, endpoint.name).toBe(endpoint.method === 'GET' ? 304 : 200);
      for (const answer of [headers, again.headers]) {
        expect(answer.get('cache-control'), endpoint.name).toBe('no-cache');
        const keys = answer.get('surrogate-key')?.split(' ') ?? [];
        expect(keys.slice(0, 2)).toEqual(['content', `call-${endpoint.name}`]);
        expect(answer.get('cache-tag')).toBe(keys.join(','));
      }
    }
  });

  it('OPS-26 what is about one event has its key, in any script', async () => {
    const lastKey = async (...asked: Parameters<typeof server.read>) =>
      (await server.read(...asked)).headers.get('surrogate-key')?.split(' ').at(-1);
    const folk = 'पाइथियन-लोक-उत्सव';
    expect(await lastKey(schedule, { pagename: folk })).toBe(`event-${encodeURIComponent(folk)}`);
    expect(await lastKey(gameDetail, { eventurl: 'river-festival', gameurl: 'x' })).toBe(
      'event-river-festival',
    );
    expect(await lastKey(banners, { pagename: 'event/river-festival/music' })).toBe('event-river-festival');
    expect(await lastKey(banners, { pagename: 'home' })).toBe('call-banners');
    expect(await lastKey(schedule, { pagename: 'a b, c' })).toBe('event-a%20b%2C%20c');
    expect(await lastKey(schedule, { pagename: 'x'.repeat(1_000) })).toBe('call-schedule');
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
