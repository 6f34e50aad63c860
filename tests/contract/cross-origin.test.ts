import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { type SampleServer, serverForThisTest, startServer } from './sample-server.ts';

const FOREIGN = 'https://elsewhere.example';
const LOCAL = 'http://localhost:5173';
const SECTION7 = [
  'access-token',
  'pagename',
  'eventid',
  'page-url',
  'event-id',
  'slug',
  'isupcominggames',
  'eventtype',
  'eventurl',
  'gameurl',
  'subgameurl',
  'title',
  'pageurl',
  'videotype',
  'is-international',
  'content-type',
];

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const preflight = (to: SampleServer, origin: string, path = '/api/events') =>
  to.ask(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'access-token',
    },
  });
const allowedNames = (response: Response) =>
  response.headers.get('access-control-allow-headers')?.split(', ') ?? [];

describe('preflights', () => {
  it('API-05 allow every header name of section 7 and our two, and may be cached', async () => {
    const response = await preflight(server, LOCAL);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(LOCAL);
    expect(allowedNames(response).sort()).toEqual([...SECTION7, 'if-none-match', 'idempotency-key'].sort());
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('API-05 can be as strict as a provider that allows section 7 only', async () => {
    const strict = await serverForThisTest({ corsAllow: 'section7' });
    expect(allowedNames(await preflight(strict, LOCAL)).sort()).toEqual([...SECTION7].sort());
  });

  it('API-05 give a foreign origin no permission, unless the settings name it', async () => {
    expect((await preflight(server, FOREIGN)).headers.get('access-control-allow-origin')).toBeNull();
    const open = await serverForThisTest({ allowedOrigins: [FOREIGN] });
    expect((await preflight(open, FOREIGN)).headers.get('access-control-allow-origin')).toBe(FOREIGN);
    expect(
      (await preflight(open, 'https://third.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('answers across origins', () => {
  it('API-05 expose ETag, Date, Retry-After and the revision', async () => {
    const response = await server.read(eventList, { eventtype: 'upcoming' }, { origin: LOCAL });
    expect(response.headers.get('access-control-allow-origin')).toBe(LOCAL);
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'ETag, Date, Retry-After, X-Content-Revision',
    );
    expect(response.headers.get('date')).not.toBeNull();
  });

  it('API-05 errors can be read too', async () => {
    const response = await server.ask('/api/events', { headers: { origin: LOCAL } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(LOCAL);
  });

  it('a name that only starts like loopback is foreign', async () => {
    for (const origin of ['http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'null']) {
      const response = await server.read(eventList, {}, { origin });
      expect(response.headers.get('access-control-allow-origin'), origin).toBeNull();
    }
  });
});
