import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { council } from '#core/contract/entities/council.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { readByContract, type SampleServer, startServer } from './sample-server.ts';
import { sensibleValues } from './sensible-values.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('every reading call of the contract', () => {
  for (const endpoint of readEndpoints) {
    for (const values of sensibleValues[endpoint.name] ?? [{}]) {
      it(`${endpoint.name} ${JSON.stringify(values)} fits the contract completely`, async () => {
        const response = await server.read(endpoint, values);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toContain('application/json');
        expect(readByContract(endpoint, await response.json()).notes).toEqual([]);
      });
    }
  }

  it('is tested with values of its own', () => {
    const names = readEndpoints.filter(({ values }) => values.length > 0).map(({ name }) => name);
    expect(Object.keys(sensibleValues).sort()).toEqual(names.sort());
  });
});

describe('access key', () => {
  it('a call without the access-token header is refused with 401', async () => {
    const response = await server.ask(eventDetail.path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ status: 0 });
  });

  it('any key is accepted: it is an identifier, not a secret', async () => {
    const response = await server.ask(schedule.path, { headers: { 'access-token': 'another' } });
    expect(response.status).toBe(200);
  });
});

describe('values', () => {
  it('API-07 ROUTE-33 a percent-encoded Devanagari path finds its event', async () => {
    const response = await server.ask(eventDetail.path, {
      headers: { 'access-token': 'k', eventurl: encodeURIComponent('पाइथियन-लोक-उत्सव') },
    });
    expect(readByContract(eventDetail, await response.json()).answer?.name).toBe('पाइथियन लोक उत्सव');
  });

  it('API-07 a value that only looks encoded does no harm', async () => {
    const response = await server.ask(eventDetail.path, {
      headers: { 'access-token': 'k', eventurl: '100%' },
    });
    expect(readByContract(eventDetail, await response.json()).answer).toBeNull();
  });

  it('an inherited name is no event, no game and no gallery', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      for (const endpoint of [eventDetail, gameDetail, schedule]) {
        const values = Object.fromEntries(endpoint.values.map((value) => [value, name]));
        const response = await server.read(endpoint, values);
        expect(await response.json()).not.toMatchObject({ status: 0 });
      }
      const response = await server.read(linkedNews, { eventtype: 'previous', eventid: name });
      expect(readByContract(linkedNews, await response.json()).answer.items).toEqual([]);
    }
  });
});

describe('single calls', () => {
  it('API-16 POST /api/news without a body and without a content type answers with its list in data', async () => {
    const response = await server.read(news);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: expect.any(Array) });
  });

  it('an event sent as two items is the first one', async () => {
    const response = await server.read(eventDetail, { eventurl: 'first-national-pythian-games' });
    const body: unknown = await response.json();
    expect(body).toMatchObject({ data: [{ eventid: 201 }, { eventid: 9201 }] });
    expect(readByContract(eventDetail, body).answer?.id).toBe('201');
  });

  it('an unknown slug is answered with status 0', async () => {
    const response = await server.read(council, { pagename: 'our-council', slug: 'unknown' });
    expect(await response.json()).toMatchObject({ status: 0 });
  });

  it('the paths reserved for failures fail with 500', async () => {
    const broken = await server.read(gameDetail, {
      eventurl: 'pythian-national-games',
      gameurl: 'broken-game',
    });
    const noSchedule = await server.read(schedule, { pagename: 'failing-schedule' });
    const noEvent = await server.read(eventDetail, { eventurl: 'failing-event' });
    expect([broken.status, noSchedule.status, noEvent.status]).toEqual([500, 500, 500]);
    expect(await broken.json()).toMatchObject({ status: 0 });
  });

  it('an unknown call is 404 as JSON, never a page', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/nothing'],
      ['GET', '/api/'],
    ] as const) {
      const response = await server.ask(path, { method, headers: { 'access-token': 'k' } });
      expect(response.status, `${method} ${path}`).toBe(404);
      expect(await response.json()).toMatchObject({ status: 0 });
    }
  });
});
