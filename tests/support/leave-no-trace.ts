import { vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';

/** Ends a test that stores data on the device: the next one finds the real clock and network, and an empty database. */
export async function leaveNoTrace(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await openDatabase().delete();
  closeDatabase();
}
