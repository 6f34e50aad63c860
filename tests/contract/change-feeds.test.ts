import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '#core/calendar/session.ts';
import { folderForThisTest } from '../../server/content/testing/command-line.ts';
import { contentForThisTest, entryDraft, eventDraft } from '../../server/content/testing/content-for-test.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import type { AppOptions } from '../../server/options.ts';
import { readAtom, readJsonFeed } from '../support/reading/read-feed.ts';
import { type SampleServer, serverForThisTest, startServer } from './sample-server.ts';

const EVENT = 'youth-pythian-games';
const ATOM = `/calendar/event/${EVENT}.atom`;
const JSON_FEED = `/calendar/event/${EVENT}.json`;
const NOW = new Date('2031-05-10T12:00:00+05:30');
const now = () => NOW;
const HOSTILE = `</title><script>alert(1)</script> & "quoted" ]]> \u0007 \ud83d`;

let server: SampleServer;
beforeAll(async () => {
  server = await startServer({ now });
});
afterAll(() => server.close());

const atomOf = async (from: SampleServer, path = ATOM) => readAtom(await (await from.ask(path)).text());
const jsonOf = async (from: SampleServer, path = JSON_FEED) =>
  readJsonFeed(await (await from.ask(path)).text());

/**
 * Starts a server that has told another schedule before: one session was earlier and elsewhere, and there was one more.
 */
async function serverAfterChanges(options: AppOptions = {}): Promise<SampleServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'change-feeds-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = await startServer({ now, dataDir, ...options });
  await before.ask(ATOM);
  await before.close();
  const database = await openDatabase(dataDir);
  const [row, ...others] = await database
    .selectFrom('calendar_session')
    .selectAll()
    .orderBy('session')
    .where('session', 'like', '%Folk Dance: Final%')
    .execute();
  if (row === undefined || others.length > 0) throw new Error('The sample schedule has other sessions.');
  const session = JSON.parse(row.session) as Session;
  const was: Session = {
    ...{ ...session, id: 'abcdef0000100' },
    startsAt: session.startsAt.replace(' 16:', ' 09:'),
    endsAt: session.endsAt.replace(' 18:', ' 10:'),
    place: HOSTILE,
  };
  const gone: Session = { ...session, id: 'abcdef0000200', title: HOSTILE };
  await database
    .updateTable('calendar_session')
    .set({ session: JSON.stringify(was) })
    .where('key', '=', row.key)
    .execute();
  await database
    .insertInto('calendar_session')
    .values({ ...row, key: 'abcdef-1', session: JSON.stringify(gone) })
    .execute();
  await database.destroy();
  return serverForThisTest({ now, dataDir, ...options });
}

describe('the feeds of schedule changes', () => {
  it('DATA-09 are there for every event, for anybody, and empty at first sight', async () => {
    for (const [path, type] of [
      [ATOM, 'application/atom+xml'],
      [JSON_FEED, 'application/feed+json'],
    ]) {
      const response = await server.ask(path ?? '', { headers: { origin: 'https://elsewhere.example' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const facts = { title: 'Schedule changes: Youth Pythian Games', page: `${server.url}/event/${EVENT}` };
    expect(await atomOf(server)).toEqual({ ...facts, self: server.url + ATOM, entries: [] });
    expect(await jsonOf(server)).toEqual({ ...facts, self: server.url + JSON_FEED, entries: [] });
    // Readers show the time of a feed, also of an empty one.
    expect(await (await server.ask(ATOM)).text()).toContain(`<updated>${NOW.toISOString()}</updated>`);
  });

  it('DATA-09 know what was published before anybody asked for them', async () => {
    const folder = folderForThisTest();
    const { db, copy, revisions } = await contentForThisTest(folder);
    await copy.put(eventDraft('101'), null, 'Ada');
    const publishAt = async (startsAt: string) => {
      const seen = (await copy.get('scheduleEntry', '1'))?.version ?? null;
      expect(await copy.put(entryDraft('1', { startsAt }), seen, 'Ada')).toMatchObject({ outcome: 'stored' });
      await revisions.publish({ author: 'Ada', note: 'Test' });
    };
    const countOf = async (table: 'calendar_session' | 'schedule_change') =>
      (await db.selectFrom(table).select('event_path').execute()).length;
    await publishAt('2031-05-21T18:00');
    const running = await serverForThisTest({ now, dataDir: folder });
    await vi.waitFor(async () => expect(await countOf('calendar_session')).toBe(1));
    await publishAt('2031-05-21T19:30');
    await vi.waitFor(async () => expect(await countOf('schedule_change')).toBe(1), { timeout: 10_000 });
    const { entries } = await atomOf(running, '/calendar/event/event-101.atom');
    expect(entries.map(({ title }) => title)).toEqual(['Kithara: Round 1 – new time']);
  });

  it('DATA-09 tell the same in both forms: old and new, at the time of the event, with the session’s address', async () => {
    const changed = await serverAfterChanges();
    const { entries } = await atomOf(changed);
    const inJson = await jsonOf(changed);
    // What XML cannot say is left out of one of them.
    const told = entries.map((entry) => ({ ...entry, title: expect.any(String), text: expect.any(String) }));
    expect(inJson.entries).toEqual(told);
    expect(inJson.entries[0]?.title).toBe(entries[0]?.title);
    expect(entries.map(({ title }) => title)).toEqual([
      'Folk Dance: Final – new time and venue',
      expect.stringMatching(/ – no longer on the schedule$/),
    ]);
    const [moved] = entries;
    expect(moved?.text).toMatch(
      /^Now: \w+day, \d+\w\w June 2031, 4:00 PM – 6:00 PM \(India Standard Time\), [^\n]+\.\nBefore: \w+day, \d+\w\w June 2031, 9:00 AM – 10:00 AM \(India Standard Time\), /,
    );
    expect(moved?.url).toMatch(new RegExp(`^${changed.url}/event/${EVENT}\\?entry=[\\da-z]{13}#schedule$`));
    expect(moved?.published).toBe(NOW.toISOString());
    expect(moved?.updated).toBe(NOW.toISOString());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });

  it('DATA-09 stay text and well formed whatever the provider writes', async () => {
    const changed = await serverAfterChanges();
    const visible = '</title><script>alert(1)</script> & "quoted" ]]>';
    const { entries } = await atomOf(changed);
    expect(entries[0]?.text).toContain(`(India Standard Time), ${visible}`);
    expect(entries[1]?.title).toContain(visible);
    expect(await (await changed.ask(ATOM)).text()).not.toContain('<script');
    expect((await jsonOf(changed)).entries[1]?.title).toContain(visible);
    const named = await atomOf(server, '/calendar/event/hostile-event.atom');
    expect(named.title).toBe('Schedule changes: <script>alert(1)</script> "Quoted" & Co.');
  });

  it('DATA-09 keep ids and times from one hour to the next, and after a restart', async () => {
    let moment = NOW;
    const changed = await serverAfterChanges({ now: () => moment });
    const ask = async () => {
      const response = await changed.ask(ATOM);
      return { tag: response.headers.get('etag'), ...readAtom(await response.text()) };
    };
    const first = await ask();
    moment = new Date(NOW.getTime() + 3_600_000);
    expect(await ask()).toEqual(first);
  });

  it('DATA-09 a known tag is answered with 304, in every encoding, and caches may keep it a little', async () => {
    const changed = await serverAfterChanges();
    const first = await changed.ask(ATOM, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, stale-if-error=86400');
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    const tag = first.headers.get('etag') ?? '';
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await changed.askRaw(ATOM, { 'if-none-match': tag, 'accept-encoding': encoding });
      expect(again.status, encoding).toBe(304);
      expect(again.body).toBe('');
    }
    expect((await changed.askRaw(JSON_FEED, { 'if-none-match': tag })).status).toBe(200);
    expect((await changed.askRaw(ATOM, {}, 'HEAD')).headers.etag).toBe(tag);
  });

  it('DATA-09 name the public address of the site, and times in the zone of the event', async () => {
    const athens = await serverAfterChanges({
      siteUrl: 'https://games.example',
      timeZone: 'Europe/Athens',
    });
    const { self, page, entries } = await jsonOf(athens);
    expect([self, page]).toEqual([
      `https://games.example${JSON_FEED}`,
      `https://games.example/event/${EVENT}`,
    ]);
    expect(entries[0]?.url).toMatch(/^https:\/\/games\.example\/event\//);
    expect(entries[0]?.text).toContain('4:00 PM – 6:00 PM (Eastern European Summer Time)');
  });

  it('DATA-09 of any script have an address', async () => {
    const path = `/calendar/event/${encodeURIComponent('पाइथियन-लोक-उत्सव')}.atom`;
    expect((await atomOf(server, path)).self).toBe(server.url + path);
  });

  it('DATA-09 that do not exist are said so, and those that fail now keep what readers have', async () => {
    for (const file of ['no-such-event.atom', 'no-such-event.json', '.atom', `${EVENT}.xml`]) {
      const response = await server.ask(`/calendar/event/${file}`);
      expect(response.status, file).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ status: 0, message: 'There is no such event.' });
    }
    expect((await server.ask('/calendar/event/failing-schedule.atom')).status).toBe(500);
    expect((await server.askRaw(ATOM, {}, 'POST')).status).toBe(405);
  });

  it('DATA-09 count with the calendars one address may ask for', async () => {
    const strict = await serverForThisTest({ now, calendarsPerMinute: 2 });
    expect((await strict.ask(ATOM)).status).toBe(200);
    expect((await strict.ask(`/calendar/event/${EVENT}.ics`)).status).toBe(200);
    expect((await strict.ask(JSON_FEED)).status).toBe(429);
  });
});
