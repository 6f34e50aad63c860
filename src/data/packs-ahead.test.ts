import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { beginPack, commitPack } from '#core/storage/packs.ts';
import { sampleBody } from '../../tests/support/sample-body.ts';
import { takePacksAhead } from './packs-ahead.ts';

const packs = vi.hoisted(() => ({
  makePacks: vi.fn(async () => undefined),
  startPack: vi.fn<(pack: { name: string; withPictures: boolean; byItself: boolean }) => Promise<void>>(
    async () => undefined,
  ),
}));
vi.mock('./packs.ts', () => packs);
const worker = vi.hoisted(() => ({ isThere: true }));
vi.mock('./ask-worker.ts', () => ({ workerInControl: async () => worker.isThere }));

const rules = { picture: () => null, eventImage: () => null, isSmall: false };
const take = () => takePacksAhead(rules, ([first]) => first);
const begun = () => packs.startPack.mock.calls.map(([{ name, withPictures }]) => ({ name, withPictures }));
const tellConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(async () => {
  vi.clearAllMocks();
  await saveAnswer({
    key: 'GET /api/events|eventtype=upcoming',
    endpoint: 'eventList',
    body: sampleBody('eventList', { eventtype: 'upcoming' }),
    etag: null,
    at: Date.now(),
  });
});
afterEach(async () => {
  tellConnection(undefined);
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('what is fetched ahead', () => {
  it('is the base pack and one event, with pictures on a good connection, once a day', async () => {
    tellConnection({ effectiveType: '4g' });
    await take();
    expect(begun()).toEqual([
      { name: 'base', withPictures: true },
      { name: 'event:pythian-national-games', withPictures: true },
    ]);
    expect(packs.startPack.mock.calls.every(([{ byItself }]) => byItself)).toBe(true);
    await take();
    expect(begun()).toHaveLength(2);
    expect(packs.makePacks).toHaveBeenCalledTimes(2);
  });

  it('has no pictures where the browser says nothing of the connection', async () => {
    await take();
    expect(begun().map(({ withPictures }) => withPictures)).toEqual([false, false]);
  });

  it('has none for a pack that has pictures either', async () => {
    await beginPack({ name: 'base', title: '', withPictures: true });
    const pictures = { pictures: ['p'], pictureBytes: 1, missingPictures: 0 };
    await commitPack('base', { answers: [], ...pictures });
    await openDatabase().packs.update('base', { startedAt: 0 });
    await take();
    expect(begun()[0]).toEqual({ name: 'base', withPictures: false });
  });

  it('is begun again by the next page when this one ended in the middle', async () => {
    packs.startPack.mockRejectedValueOnce(new Error('the page is gone'));
    await expect(take()).rejects.toThrow();
    await take();
    expect(begun().map(({ name }) => name)).toEqual(['base', 'base', 'event:pythian-national-games']);
  });

  it('is nothing where no worker comes', async () => {
    worker.isThere = false;
    await take();
    worker.isThere = true;
    expect(packs.makePacks).not.toHaveBeenCalled();
  });

  it('is nothing where data are to be saved; what was begun goes on all the same', async () => {
    tellConnection({ effectiveType: '4g', saveData: true });
    await take();
    expect(begun()).toEqual([]);
    expect(packs.makePacks).toHaveBeenCalled();
  });

  it('is not held up by a clock that once was a year ahead', async () => {
    const startedAt = Date.now() + 365 * 86_400_000;
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
    await take();
    expect(begun()[0]?.name).toBe('base');
  });

  it('is nothing where the visitor has switched it off', async () => {
    localStorage.setItem('fetchAhead', 'off');
    await take();
    expect(begun()).toEqual([]);
  });
});
