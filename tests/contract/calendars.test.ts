import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MOST_PLAN_ENTRIES } from '#core/calendar/subscription-address.ts';
import { CalendarMemory } from '../../server/calendars/calendar-memory.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { faultyLines, readCalendar } from '../support/reading/read-calendar.ts';
import { type SampleServer, serverForThisTest, startServer } from './sample-server.ts';

const EVENT = '/calendar/event/youth-pythian-games.ics';
const now = () => new Date('2031-05-10T12:00:00+05:30');

let server: SampleServer;
beforeAll(async () => {
  server = await startServer({ now });
});
afterAll(() => server.close());

/** The keys of an event's entries in calendars, as its own calendar has them. */
async function keysOf(path: string, from: SampleServer = server): Promise<string[]> {
  const { entries } = readCalendar(await (await from.ask(path)).text());
  return entries.map(({ uid }) => /^[^-]+-(.+)@/.exec(uid)?.[1] ?? '');
}

describe('the calendar of an event', () => {
  it('CAL-08 is its whole schedule, for anybody, without a key of the API', async () => {
    const response = await server.ask(EVENT);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''youth-pythian-games.ics",
    );
    const text = await response.text();
    expect(faultyLines(text)).toEqual([]);
    const { entries } = readCalendar(text);
    expect(entries.map(({ title }) => title)).toEqual([
      'Kithara and Lyre: Preliminary',
      'Folk Dance: Preliminary',
      'Folk Dance: Final',
      'Kithara and Lyre: Final',
    ]);
    expect(entries[0]).toMatchObject({ transparency: 'TRANSPARENT', reminders: [], status: 'CONFIRMED' });
    expect(entries[0]?.url).toMatch(
      new RegExp(`^${server.url}/event/youth-pythian-games\\?entry=[\\da-z]{13}#schedule$`),
    );
    expect(text.replaceAll('\r\n ', '')).toContain(`SOURCE;VALUE=URI:${server.url}${EVENT}`);
  });

  it('CAL-08 names the public address of the site, and times in the zone of the event', async () => {
    const athens = await serverForThisTest({
      now,
      siteUrl: 'https://games.example',
      timeZone: 'Europe/Athens',
    });
    const { entries } = readCalendar(await (await athens.ask(EVENT)).text());
    expect(entries[0]?.url).toMatch(/^https:\/\/games\.example\/event\//);
    expect(entries[0]?.start).toMatch(/T0[78]:00:00\.000Z$/);
  });

  it('CAL-08 of any script has an address', async () => {
    const response = await server.ask(`/calendar/event/${encodeURIComponent('पाइथियन-लोक-उत्सव')}.ics`);
    expect(readCalendar(await response.text()).entries.map(({ place }) => place)).toEqual([
      'मेला मैदान, मंच 1',
      'मेला मैदान, मंच 1',
    ]);
  });

  it('CAL-08 a known tag is answered with 304, in every encoding, and caches may keep it a little', async () => {
    const first = await server.ask(EVENT, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, stale-if-error=86400');
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await server.askRaw(EVENT, { 'if-none-match': tag, 'accept-encoding': encoding });
      expect(again.status, encoding).toBe(304);
      expect(again.headers.etag).toBe(tag);
    }
    const other = await server.askRaw(`${EVENT}?alarm=30`, { 'if-none-match': tag });
    expect(other.status).toBe(200);
    expect((await server.askRaw(EVENT, {}, 'HEAD')).headers.etag).toBe(tag);
  });

  it('CAL-08 stays the same from one hour to the next, and changes with the schedule', async () => {
    let moment = new Date('2031-05-10T08:00:00+05:30');
    const clocked = await serverForThisTest({ now: () => moment });
    const path = '/calendar/event/pythian-national-games.ics';
    const ask = async () => {
      const response = await clocked.ask(path);
      return { tag: response.headers.get('etag'), ...readCalendar(await response.text()) };
    };
    const morning = await ask();
    moment = new Date('2031-05-10T20:00:00+05:30');
    expect((await ask()).tag).toBe(morning.tag);
    // The sample event moves along with the calendar: all its entries are a day later.
    moment = new Date('2031-05-11T08:00:00+05:30');
    const nextDay = await ask();
    expect(nextDay.tag).not.toBe(morning.tag);
    expect(nextDay.entries.map(({ uid }) => uid).sort()).toEqual(
      morning.entries.map(({ uid }) => uid).sort(),
    );
    const before = new Map(morning.entries.map((entry) => [entry.uid, entry]));
    for (const { uid, sequence, start } of nextDay.entries) {
      expect(sequence).toBe((before.get(uid)?.sequence ?? 0) + 24 * 60);
      expect(Date.parse(start) - Date.parse(before.get(uid)?.start ?? '')).toBe(86_400_000);
    }
  });

  it('CAL-04 reminds as its address says', async () => {
    const { entries } = readCalendar(await (await server.ask(`${EVENT}?alarm=10`)).text());
    expect(entries.every(({ reminders }) => reminders.join() === '-PT10M')).toBe(true);
    for (const wrong of ['5', '', '10&alarm=30']) {
      const response = await server.ask(`${EVENT}?alarm=${wrong}`);
      expect(response.status, wrong).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('CAL-08 that does not exist is said so, and one that fails now keeps what calendars have', async () => {
    for (const path of ['no-such-event.ics', 'youth-pythian-games', 'youth-pythian-games.txt', '.ics']) {
      const response = await server.ask(`/calendar/event/${path}`);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toEqual({ status: 0, message: 'There is no such event.' });
    }
    expect((await server.ask('/calendar/event/failing-schedule.ics')).status).toBe(500);
    expect((await server.ask('/calendar')).status).toBe(404);
    expect((await server.askRaw(EVENT, {}, 'POST')).status).toBe(405);
  });

  it('CAL-08 is asked for only so often by one address', async () => {
    const strict = await serverForThisTest({ now, calendarsPerMinute: 2 });
    expect((await strict.ask(EVENT)).status).toBe(200);
    expect((await strict.ask(EVENT)).status).toBe(200);
    const third = await strict.ask(EVENT);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).not.toBeNull();
  });
});

describe('an entry that was removed', () => {
  it('CAL-07 is cancelled for seven days in every calendar that had it, also after a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'calendars-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    let moment = now();
    const clock = { dataDir, now: () => moment };
    // An earlier run of the server has published one entry more.
    const database = await openDatabase(dataDir);
    const removed = {
      id: 'abcdef0000100',
      title: 'Wrestling: Final',
      startsAt: '20/05/2031 10:00:00',
      endsAt: '20/05/2031 11:00:00',
      place: 'Laurel Arena',
    };
    await new CalendarMemory(database, 'Asia/Kolkata').publish(
      'youth-pythian-games',
      new Map([['abcdef-1', removed]]),
      moment.getTime() - 60_000,
    );
    await database.destroy();

    const restarted = await serverForThisTest(clock);
    const plan = '/calendar/plan.ics?ids=youth-pythian-games/abcdef-1';
    const statusIn = async (path: string) => {
      const { entries } = readCalendar(await (await restarted.ask(path)).text());
      return entries.find(({ title }) => title === removed.title)?.status;
    };
    expect(await statusIn(EVENT)).toBe('CANCELLED');
    expect(await statusIn(plan)).toBe('CANCELLED');
    moment = new Date(moment.getTime() + 6.9 * 86_400_000);
    expect(await statusIn(plan)).toBe('CANCELLED');
    moment = new Date(moment.getTime() + 0.2 * 86_400_000);
    expect(await statusIn(EVENT)).toBeUndefined();
    expect(await statusIn(plan)).toBeUndefined();
    expect((await restarted.ask(plan)).status).toBe(200);
  });
});

describe('the calendar of a plan', () => {
  it('CAL-08 has the entries its address names, of several events, and makes busy', async () => {
    const [first, , third] = await keysOf(EVENT);
    const [folk] = await keysOf('/calendar/event/pythian-games-athens.ics');
    const response = await server.ask(
      `/calendar/plan.ics?ids=youth-pythian-games/${first}.${third}&ids=pythian-games-athens/${folk}&alarm=30`,
    );
    expect(response.headers.get('cache-control')).toMatch(/^private, /);
    const { entries } = readCalendar(await response.text());
    expect(entries).toHaveLength(3);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3);
    expect(entries.every(({ transparency }) => transparency === 'OPAQUE')).toBe(true);
    expect(entries.every(({ reminders }) => reminders.join() === '-PT30M')).toBe(true);
    const again = await server.askRaw(new URL(response.url).pathname + new URL(response.url).search, {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('CAL-08 leaves out what no schedule has, and names an entry once', async () => {
    const [first] = await keysOf(EVENT);
    const ids = `youth-pythian-games/${first}.${first}.zzzzzz-1&ids=no-such-event/abcdef-1`;
    const response = await server.ask(`/calendar/plan.ics?ids=${ids}`);
    expect(readCalendar(await response.text()).entries).toHaveLength(1);
    const twice = await server.ask(`/calendar/plan.ics?ids=${ids}&ids=youth-pythian-games/${first}`);
    expect(readCalendar(await twice.text()).entries).toHaveLength(1);
  });

  it('CAL-13 is not there if none of its events is, and is empty if their sessions are gone', async () => {
    const none = await server.ask('/calendar/plan.ics?ids=nope/abcdef-1&ids=no-such-event/abcdef-1');
    expect(none.status).toBe(404);
    expect((await none.json()).message).toBe('There is no such event.');
    const gone = await server.ask('/calendar/plan.ics?ids=youth-pythian-games/zzzzzz-1');
    expect(gone.status).toBe(200);
    expect(readCalendar(await gone.text()).entries).toEqual([]);
  });

  it('CAL-08 is refused in a sentence if its address is none, or too long', async () => {
    const many = Array.from({ length: MOST_PLAN_ENTRIES + 1 }, (_, index) => `abcdef-${index + 1}`).join('.');
    for (const query of ['', '?ids=', '?ids=athens', `?ids=athens/${many}`, '?ids=athens/abcdef-1&alarm=x']) {
      const response = await server.ask(`/calendar/plan.ics${query}`);
      expect(response.status, query).toBe(400);
      expect((await response.json()).message).toMatch(/^"(?:ids|alarm)" must /);
    }
    expect((await server.askRaw(`/calendar/plan.ics?ids=${'x'.repeat(20_000)}`)).status).toBe(431);
  });
});
