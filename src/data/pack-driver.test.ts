import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { beginPack, findPack, turnPack } from '#core/storage/packs.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { createPackDriver, watchPacks } from './pack-driver.ts';
import { cancelPack, resumePack, startPack, usePack } from './packs.ts';

const maker = vi.hoisted(() => ({
  make: vi.fn<(row: PackRow, rules: object, isAway: () => boolean) => Promise<'interrupted' | 'settled'>>(),
}));
vi.mock('./make-pack.ts', () => ({ makePack: maker.make }));

const rules = { picture: () => null, eventImage: () => null, isSmall: false };
const own = { name: 'event:own', title: '', withPictures: false };
const begin = (name: string, byItself: boolean) =>
  beginPack({ name, title: '', withPictures: false, byItself });
const fillDevice = () =>
  vi.spyOn(openDatabase().packs, 'put').mockImplementation(() => {
    throw new Dexie.QuotaExceededError('full');
  });
const made = () => maker.make.mock.calls.map(([{ name }]) => name);
const tellConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const haveWorker = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller }),
    configurable: true,
  });

beforeEach(() => {
  maker.make.mockReset().mockResolvedValue('settled');
  haveWorker({});
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  tellConnection(undefined);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await openDatabase().delete();
  closeDatabase();
});

describe('going on with packs', () => {
  it("leaves one that nobody asked for where data cost something, and goes on with a visitor's own", async () => {
    tellConnection({ effectiveType: '4g', type: 'cellular' });
    await begin('base', true);
    await begin('event:own', false);
    await createPackDriver(rules)();
    expect(made()).toEqual(['event:own']);
    tellConnection({ effectiveType: '4g' });
    await createPackDriver(rules)();
    expect(made()).toContain('base');
  });

  it('goes on with the other packs while the server wants one to wait', async () => {
    await begin('base', true);
    await begin('event:own', false);
    maker.make.mockImplementation(async ({ name }) => (name === 'base' ? 'interrupted' : 'settled'));
    await createPackDriver(rules)();
    expect(made()).toEqual(['base', 'event:own']);
  });

  it('leaves off in the middle when data begin to cost something', async () => {
    await begin('base', true);
    let isAway: () => boolean = () => false;
    maker.make.mockImplementation(async (_row, _rules, away) => {
      isAway = away;
      return 'settled';
    });
    await createPackDriver(rules)();
    expect(isAway()).toBe(false);
    tellConnection({ effectiveType: '4g', saveData: true });
    expect(isAway()).toBe(true);
  });

  it.each([
    ['begun', () => startPack(own, rules)],
    [
      'gone on with',
      async () => {
        await begin('event:own', false);
        await turnPack('event:own', 'paused');
        await resumePack('event:own', rules);
      },
    ],
  ])('SW7 ends with a reason where no worker ever comes: %s', async (_, press) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    haveWorker(null);
    const pressed = press();
    await vi.waitFor(async () =>
      expect(await findPack('event:own')).toMatchObject({ value: { state: 'loading' } }),
    );
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(60_000);
    await pressed;
    expect(made()).toEqual([]);
    expect(await findPack('event:own')).toMatchObject({
      value: { state: 'failed', failure: { reason: 'no-worker' } },
    });
  });

  it('ST1 is said to find no room on a full device, on which no row can say so', async () => {
    const { result } = renderHook(() => usePack('event:own'));
    await waitFor(() => expect(result.current).toBeNull());
    const noRoom = { part: 'storage', reason: 'full' };
    const full = fillDevice();
    await startPack({ ...own, byItself: true }, rules);
    expect(result.current, 'nobody has asked for it').toBeNull();
    await startPack(own, rules);
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: noRoom }));
    await cancelPack('event:own');
    await waitFor(() => expect(result.current).toBeNull());

    full.mockRestore();
    await begin('event:own', false);
    await turnPack('event:own', 'paused');
    await waitFor(() => expect(result.current).toMatchObject({ state: 'paused', failure: null }));
    fillDevice();
    await resumePack('event:own', rules);
    await waitFor(() => expect(result.current).toMatchObject({ state: 'paused', failure: noRoom }));
    expect(made()).toEqual([]);
  });

  it('is followed again after the storage had trouble', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const table = openDatabase().packs;
    vi.spyOn(table, 'toArray').mockReturnValueOnce(Promise.reject(new Error('broken')) as never);
    const seen = vi.fn<(packs: readonly PackRow[]) => void>();
    watchPacks(seen);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await waitFor(() => expect(seen).toHaveBeenCalledWith([]));
  });
});
