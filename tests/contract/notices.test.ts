import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionsOf } from '#core/calendar/session.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import {
  MOST_FOLLOWED_ENTRIES,
  MOST_FOLLOWED_EVENTS,
  NOTICE_KINDS,
  NOTICES_PATH,
  type NoticeSubscription,
} from '#core/notices/notices.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { forgetDevices } from '../../server/notices/devices/forget-devices.ts';
import { type NoticeSettings, noticeSettings, USUAL_NOTICES } from '../../server/notices/notice-settings.ts';
import { readByContract, type SampleServer, serverForThisTest } from './sample-server.ts';

const EVENT = 'pythian-national-games';
const ENDPOINT = 'https://push.example.org/a-device';
const SETTINGS: NoticeSettings = { ...USUAL_NOTICES, contact: 'mailto:desk@festival.example' };
const SITE = { siteUrl: '', product: { name: 'Pythian Games', slug: 'pythian-games' } };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'notices-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const server = (more: Partial<NoticeSettings> = {}) =>
  serverForThisTest({ dataDir, notices: { ...SETTINGS, ...more } });

const keys = createECDH('prime256v1');
keys.generateKeys();
const subscription = (more: object = {}): NoticeSubscription => ({
  endpoint: ENDPOINT,
  keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  events: [{ event: EVENT, kinds: NOTICE_KINDS, entries: [] }],
  ...more,
});

function send(
  to: SampleServer,
  body: unknown,
  headers: Record<string, string> = {},
  method: 'PUT' | 'DELETE' = 'PUT',
) {
  return to.ask(NOTICES_PATH, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** What the database has of devices. */
async function stored() {
  const db = await openDatabase(dataDir);
  onTestFinished(() => db.destroy());
  const all = (table: 'notice_device' | 'notice_follow' | 'notice_entry') =>
    db.selectFrom(table).selectAll().execute();
  return {
    db,
    devices: await all('notice_device'),
    follows: await all('notice_follow'),
    entries: await all('notice_entry'),
  };
}

describe('notices without an account', () => {
  it('PUSH-17 the server gives its public key, made at the first start and kept with its data', async () => {
    const first = await server();
    const answer = await first.ask(NOTICES_PATH);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { key, ...more } = await answer.json();
    expect(more).toEqual({});
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    await first.close();
    expect(await (await (await server()).ask(NOTICES_PATH)).json()).toEqual({ key });
    const other = await serverForThisTest({ notices: SETTINGS });
    expect((await (await other.ask(NOTICES_PATH)).json()).key).not.toBe(key);
  });

  it('PUSH-17 a server that sends none says so', async () => {
    const off = await serverForThisTest();
    const answers = [await off.ask(NOTICES_PATH), await send(off, subscription())];
    for (const answer of [...answers, await send(off, { endpoint: ENDPOINT }, {}, 'DELETE')]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ status: 0, message: 'This server sends no notices.' });
    }
  });

  it('PUSH-18 a device is stored with its endpoint, its keys and ids, and replaced as a whole', async () => {
    const to = await server();
    const { answer } = readByContract(schedule, await (await to.read(schedule, { pagename: EVENT })).json());
    const ids = sessionsOf(answer, 'Asia/Kolkata').map(({ id }) => id);
    const [one, two] = [ids[0] ?? '', ids[1] ?? ''];
    const wanted = subscription({
      events: [{ event: EVENT, kinds: ['soon'], entries: [one, two, 'no-id'] }],
    });
    const headers = {
      origin: 'http://localhost:5173',
      'user-agent': 'A phone',
      'x-forwarded-for': '192.0.2.7',
    };
    const put = await send(to, wanted, headers);
    expect([put.status, await put.text()]).toEqual([204, '']);
    const { devices, follows, entries } = await stored();
    expect(devices).toEqual([
      {
        ...{ id: 1, endpoint: ENDPOINT, p256dh: wanted.keys.p256dh, auth: wanted.keys.auth, failures: 0 },
        ...{ site: 'http://localhost:5173', seen_at: expect.any(Number) },
      },
    ]);
    expect(follows).toEqual([
      { id: 1, device_id: 1, event: EVENT, revision: 0, changes: 0, soon: 1, news: 0 },
    ]);
    expect(entries.map(({ entry }) => entry)).toEqual([one, two]);
    await send(to, subscription({ events: [{ event: EVENT, kinds: ['changes'], entries: [two] }] }));
    const again = await stored();
    expect(again.devices).toHaveLength(1);
    expect(again.entries.map(({ id, entry }) => [id, entry])).toEqual([[2, two]]);
    expect(again.follows).toMatchObject([{ changes: 1, soon: 0 }]);
  });

  it('PUSH-18 is forgotten when it says so, or wants nothing any more, and one that nobody knows as well', async () => {
    const to = await server();
    const goodbyes = [
      () => send(to, { endpoint: ENDPOINT }, {}, 'DELETE'),
      () => send(to, subscription({ events: [] })),
      () => send(to, subscription({ events: [{ event: EVENT, kinds: [], entries: [] }] })),
      () => send(to, subscription({ events: [{ event: 'no-such-event', kinds: ['news'], entries: [] }] })),
    ];
    for (const goodbye of goodbyes) {
      await send(to, subscription());
      expect((await stored()).devices).toHaveLength(1);
      expect((await goodbye()).status).toBe(204);
      const { devices, follows } = await stored();
      expect([devices, follows]).toEqual([[], []]);
      expect((await goodbye()).status).toBe(204);
    }
  });

  it('PUSH-18 is forgotten half a year after it was last seen', async () => {
    await send(await server(), subscription());
    const { db } = await stored();
    const DAY_MS = 86_400_000;
    await forgetDevices(db, Date.now() + 180 * DAY_MS);
    expect((await stored()).devices).toHaveLength(1);
    await forgetDevices(db, Date.now() + 185 * DAY_MS);
    expect((await stored()).devices).toEqual([]);
  });

  const events = (count: number, entries: readonly string[] = []) =>
    Array.from({ length: count }, (_, index) => ({ event: `event-${index}`, kinds: ['news'], entries }));
  it.each([
    ['nothing', 'null', 'A JSON object with'],
    ['a list', '[]', 'A JSON object with'],
    ['no endpoint', { ...subscription(), endpoint: undefined }, 'A JSON object with'],
    [
      'this machine',
      subscription({ endpoint: 'https://127.0.0.1/a' }),
      '"endpoint" must be the public https',
    ],
    [
      'a network of its own',
      subscription({ endpoint: 'https://10.0.0.1/a' }),
      '"endpoint" must be the public https',
    ],
    ['an odd port', subscription({ endpoint: 'https://push.example.org:22/a' }), '"endpoint" must be'],
    ['a number', subscription({ endpoint: 7 }), '"endpoint" must be text.'],
    ['no keys', subscription({ keys: {} }), '"keys" must have "p256dh" and "auth".'],
    [
      'a key of no curve',
      subscription({ keys: { p256dh: 'BA'.padEnd(87, 'A'), auth: 'A'.repeat(22) } }),
      '"p256dh"',
    ],
    [
      'a short secret',
      subscription({ keys: { ...subscription().keys, auth: 'AAAA' } }),
      '"auth" must have 16 bytes.',
    ],
    [
      'another kind',
      subscription({ events: [{ event: EVENT, kinds: ['gossip'], entries: [] }] }),
      'A kind is',
    ],
    [
      'an event without a name',
      subscription({ events: [{ event: '', kinds: [], entries: [] }] }),
      '"event" must not',
    ],
    [
      'an event twice',
      subscription({ events: [...events(1), ...events(1)] }),
      'Each event may be named once.',
    ],
    ['too many events', subscription({ events: events(MOST_FOLLOWED_EVENTS + 1) }), 'At most 50 events'],
    [
      'too many entries',
      subscription({
        events: events(
          1,
          Array.from({ length: MOST_FOLLOWED_ENTRIES + 1 }, () => 'a'),
        ),
      }),
      'At most 500 entries',
    ],
    ['no JSON', '{', 'The request cannot be read.'],
  ])('PUSH-19 %s is refused in a sentence', async (_what, body, sentence) => {
    const answer = await send(await server(), body);
    expect(answer.status).toBe(400);
    const said = await answer.json();
    expect(said).toEqual({ status: 0, message: expect.stringContaining(sentence) });
    expect(said.message).not.toContain('a-device');
    expect((await stored()).devices).toEqual([]);
  });

  it('PUSH-19 X23 is limited in size, in requests of one address, and in devices', async () => {
    const to = await server({ perMinute: 4, devicesInTotal: 2 });
    expect((await send(to, ' '.repeat(40_000))).status).toBe(413);
    for (const name of ['a', 'b']) {
      const answer = await send(to, subscription({ endpoint: `https://push.example.org/${name}` }));
      expect(answer.status).toBe(204);
    }
    const full = await send(to, subscription());
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '3600']);
    expect((await full.json()).message).toBe('This server cannot send notices to more devices.');
    const refused = await send(to, subscription());
    expect(refused.status).toBe(429);
    expect((await to.ask(NOTICES_PATH)).status).toBe(200);
    expect((await stored()).devices).toHaveLength(2);
  });

  it('PUSH-19 is for pages of the site and of allowed origins alone', async () => {
    const to = await server();
    const foreign = { origin: 'https://foreign.example' };
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await send(to, subscription(), foreign, method);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    const form = await to.ask(NOTICES_PATH, {
      method: 'PUT',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
    const preflight = await to.askRaw(NOTICES_PATH, { origin: 'http://localhost:5173' }, 'OPTIONS');
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        ...{ allow: 'DELETE, GET, HEAD, OPTIONS, PUT', 'access-control-allow-methods': 'GET, PUT, DELETE' },
        'access-control-allow-origin': 'http://localhost:5173',
      },
    });
    expect(await to.askRaw(NOTICES_PATH, {}, 'POST')).toMatchObject({
      ...{ status: 405, headers: { allow: 'DELETE, GET, HEAD, OPTIONS, PUT' } },
    });
  });

  it('PUSH-20 nothing of a device is printed, whatever fails', async () => {
    const printed: string[] = [];
    for (const method of ['log', 'warn', 'error', 'info'] as const)
      vi.spyOn(console, method).mockImplementation(
        (...words) => void printed.push(words.map(String).join(' ')),
      );
    const to = await server();
    await send(to, subscription());
    await send(to, subscription({ keys: {} }));
    const { db } = await stored();
    // A database without the table that everything is sent from.
    await db.schema.dropTable('notice_outbox').execute();
    const failed = await send(to, subscription({ events: [{ event: EVENT, kinds: ['news'], entries: [] }] }));
    expect(failed.status).toBe(500);
    vi.restoreAllMocks();
    expect(printed.join('\n')).not.toContain('a-device');
    expect(printed.join('\n')).not.toContain(keys.getPublicKey('base64url'));
  });
});

describe('the settings of notices', () => {
  it('PUSH-21 on, with the address of the site as the one to ask, unless they say otherwise', () => {
    expect(noticeSettings({}, SITE)).toEqual({
      ...USUAL_NOTICES,
      contact: 'mailto:notices@pythian-games.example',
    });
    expect(noticeSettings({}, { ...SITE, siteUrl: 'https://a.example' })?.contact).toBe('https://a.example');
    expect(noticeSettings({ NOTICES: 'off' }, SITE)).toBeNull();
    expect(
      noticeSettings({ NOTICES_CONTACT: 'mailto:a@b.example', NOTICES_DEVICES: '5' }, SITE),
    ).toMatchObject({
      ...{ contact: 'mailto:a@b.example', devicesInTotal: 5 },
    });
  });

  it.each([
    [{ NOTICES: 'yes' }, 'NOTICES must be "on" or "off".'],
    [{ NOTICES_CONTACT: 'a@b.example' }, 'NOTICES_CONTACT must be an address with mailto: or https://.'],
    [{ NOTICES_PER_MINUTE: '0' }, 'NOTICES_PER_MINUTE must be a number of at least 1.'],
    [{ NOTICES_DEVICES: 'many' }, 'NOTICES_DEVICES must be'],
  ])('PUSH-21 %j is refused in one sentence', (env, reason) => {
    expect(() => noticeSettings(env, SITE)).toThrow(reason);
  });
});
