import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { watchPacks } from './watch-packs.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await openDatabase().delete();
  closeDatabase();
});

it('packs are watched again after a storage error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const table = openDatabase().packs;
  vi.spyOn(table, 'toArray').mockReturnValueOnce(Promise.reject(new Error('broken')) as never);
  const seen = vi.fn<(packs: readonly PackRow[]) => void>();
  watchPacks(seen);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith([]));
});
