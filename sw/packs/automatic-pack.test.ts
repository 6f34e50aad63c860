import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { saveAnswer } from '#core/storage/answers.ts';
import { openDatabase } from '#core/storage/database.ts';
import { beginPack, commitPack, listPacks, turnPack } from '#core/storage/packs.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { sampleBody } from '../../tests/support/unit/sample-body.ts';
import { beginAutomaticPack } from './automatic-pack.ts';

const EVENT = 'event:pythian-national-games';
const DAY_MS = 86_400_000;
const turn = (change: Partial<PacksTurn> = {}): PacksTurn => ({
  type: 'packs-turn',
  isSmall: false,
  mayFetch: 'everything',
  isReached: true,
  ahead: { today: '2000-01-01', wanted: 'pythian-national-games' },
  ...change,
});

/** The packs that are started automatically until nothing is left to start. */
async function begun(change?: Partial<PacksTurn>): Promise<string[]> {
  const names: string[] = [];
  for (let name = await beginAutomaticPack(turn(change)); name; name = await beginAutomaticPack(turn(change)))
    names.push(name);
  return names;
}
async function packs() {
  const listed = await listPacks();
  return listed.kind === 'done' ? listed.value : [];
}
const upcoming = (body = sampleBody('eventList', { eventtype: 'upcoming' })) =>
  saveAnswer({
    key: 'GET /api/events|eventtype=upcoming',
    endpoint: 'eventList',
    body,
    etag: null,
    at: Date.now(),
  });
const event = (path: string, startdate: string, enddate: string) => ({
  eventname: path,
  readmoreurl: path,
  startdate,
  enddate,
});

beforeEach(async () => {
  await upcoming();
});
afterEach(leaveNoTrace);

describe('packs started automatically', () => {
  it('are the base pack and one event, with pictures if everything may be fetched, once a day', async () => {
    expect(await begun()).toEqual(['base', EVENT]);
    expect(await packs()).toMatchObject([
      { name: 'base', withPictures: true, byItself: true, state: 'loading' },
      { name: EVENT, title: expect.stringMatching(/./), withPictures: true, byItself: true },
    ]);
    await openDatabase().packs.clear();
    expect(await begun()).toEqual([]);
    await openDatabase().device.put({ name: 'fetched-ahead-at', value: Date.now() - DAY_MS - 1 });
    expect(await begun()).toEqual(['base', EVENT]);
  });

  it('have no pictures if only data may be fetched', async () => {
    await begun({ mayFetch: 'data' });
    expect((await packs()).map(({ withPictures }) => withPictures)).toEqual([false, false]);
  });

  it('have no pictures then even if an earlier revision had', async () => {
    await beginPack({ name: 'base', title: '', withPictures: true });
    const pictures = { pictures: ['p'], pictureBytes: 1, missingPictures: 0 };
    await commitPack('base', { answers: [], ...pictures });
    await openDatabase().packs.update('base', { startedAt: 0 });
    await begun({ mayFetch: 'data' });
    expect((await packs())[0]).toMatchObject({ name: 'base', withPictures: false });
  });

  it('are continued by the next page if the first one was closed in the middle', async () => {
    expect(await beginAutomaticPack(turn())).toBe('base');
    expect(await begun()).toEqual([EVENT]);
  });

  it('are none if data is to be saved, and none if only work in progress is to continue', async () => {
    expect(await begun({ mayFetch: 'nothing' })).toEqual([]);
    expect(await begun({ ahead: null })).toEqual([]);
    expect(await packs()).toEqual([]);
    expect(await begun()).toEqual(['base', EVENT]);
  });

  it('are not blocked by a clock that once was a year ahead', async () => {
    const startedAt = Date.now() + 365 * DAY_MS;
    await openDatabase().packs.put({
      name: 'base',
      title: '',
      state: 'whole',
      withPictures: false,
      startedAt,
      progress: null,
      failure: null,
      receipt: null,
    });
    await openDatabase().device.put({ name: 'fetched-ahead-at', value: startedAt });
    expect(await begun()).toEqual(['base', EVENT]);
  });

  it('are not those the visitor has paused or just started', async () => {
    await beginPack({ name: 'base', title: '', withPictures: true });
    await beginPack({ name: EVENT, title: 'Games', withPictures: true });
    await turnPack(EVENT, 'paused');
    await openDatabase().packs.update(EVENT, { startedAt: 0 });
    expect(await begun()).toEqual([]);
    expect(await packs()).toMatchObject([
      { name: 'base', state: 'loading', byItself: false },
      { name: EVENT, state: 'paused', byItself: false },
    ]);
  });

  it('include the event running today at the events, else the next one; a kiosk’s own comes first', async () => {
    await upcoming(
      JSON.stringify([
        event('later', '10-06-2031', ''),
        event('runs', '01-06-2031', '03-06-2031'),
        event('soon', '05-06-2031', ''),
      ]),
    );
    const eventOn = async (today: string, wanted: string | null = null) => {
      await openDatabase().packs.clear();
      await openDatabase().device.clear();
      const [, name] = await begun({ ahead: { today, wanted } });
      return name;
    };
    expect(await eventOn('2031-06-03')).toBe('event:runs');
    expect(await eventOn('2031-06-04')).toBe('event:soon');
    expect(await eventOn('2031-06-03', 'later')).toBe('event:later');
    expect(await eventOn('2031-06-03', 'unknown')).toBe('event:runs');
    expect(await eventOn('2031-07-01')).toBeUndefined();
  });

  it('ST1 are none on a full device, since nobody asked for them', async () => {
    vi.spyOn(openDatabase().packs, 'put').mockImplementation(() => {
      throw new Dexie.QuotaExceededError('full');
    });
    expect(await begun()).toEqual([]);
    expect(await packs()).toEqual([]);
  });
});
