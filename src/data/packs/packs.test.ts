import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { beginPack, findPack, turnPack } from '#core/storage/packs.ts';
import { cancelPack, resumePack, startPack, usePack } from './packs.ts';

const driver = vi.hoisted(() => ({ goOnWithPacks: vi.fn(async () => undefined) }));
vi.mock('./pack-driver.ts', () => driver);

const own = { name: 'event:own', title: '', withPictures: false };
const fillDevice = () =>
  vi.spyOn(openDatabase().packs, 'put').mockImplementation(() => {
    throw new Dexie.QuotaExceededError('full');
  });
const haveWorker = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller }),
    configurable: true,
  });

beforeEach(() => {
  driver.goOnWithPacks.mockClear();
  haveWorker({});
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await openDatabase().delete();
  closeDatabase();
});

describe('a pack that the visitor wants', () => {
  it('is stored as theirs, and the worker is asked to continue it', async () => {
    await beginPack({ ...own, byItself: true });
    await startPack({ ...own, withPictures: true });
    expect(await findPack('event:own')).toMatchObject({
      value: { state: 'loading', withPictures: true, byItself: false },
    });
    expect(driver.goOnWithPacks).toHaveBeenCalledOnce();
  });

  it.each([
    ['started', () => startPack(own)],
    [
      'continued',
      async () => {
        await beginPack(own);
        await turnPack('event:own', 'paused');
        await resumePack('event:own');
      },
    ],
  ])('SW7 fails with a reason if no worker ever comes: %s', async (_, press) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    haveWorker(null);
    // The database is done when the page starts to listen for a worker: no limit of its own can pass with the clock.
    const listens = new Promise<void>((resolve) => {
      vi.spyOn(navigator.serviceWorker, 'addEventListener').mockImplementation(() => resolve());
    });
    const pressed = press();
    await listens;
    expect(await findPack('event:own')).toMatchObject({ value: { state: 'loading' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await pressed;
    expect(driver.goOnWithPacks).not.toHaveBeenCalled();
    expect(await findPack('event:own')).toMatchObject({
      value: { state: 'failed', failure: { reason: 'no-worker' } },
    });
  });

  it('ST1 reports that the device is full, although no row can be written to say so', async () => {
    const { result } = renderHook(() => usePack('event:own'));
    await waitFor(() => expect(result.current).toBeNull());
    const noRoom = { part: 'storage', reason: 'full' };
    const full = fillDevice();
    await startPack(own);
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: noRoom }));
    await cancelPack('event:own');
    await waitFor(() => expect(result.current).toBeNull());

    full.mockRestore();
    await beginPack(own);
    await turnPack('event:own', 'paused');
    await waitFor(() => expect(result.current).toMatchObject({ state: 'paused', failure: null }));
    fillDevice();
    await resumePack('event:own');
    await waitFor(() => expect(result.current).toMatchObject({ state: 'paused', failure: noRoom }));
    expect(driver.goOnWithPacks).not.toHaveBeenCalled();
  });
});
