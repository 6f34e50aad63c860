import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDevice } from '#core/storage/device.ts';
import type { HashedPin } from '#core/storage/kiosk-settings.ts';
import { hashPin, tryPin } from './kiosk-pin.ts';

let chosen: HashedPin;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** So few that the tests are quick. */
const ROUNDS = 10;

beforeAll(async () => {
  chosen = await hashPin('2468', ROUNDS);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) }));
afterEach(async () => {
  vi.useRealTimers();
  await openDatabase().delete();
  closeDatabase();
});

describe('the PIN of a kiosk', () => {
  it('opens with the one that was chosen, whatever digits the keyboard has', async () => {
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'right' });
    expect(await tryPin('٢٤٦٨', chosen)).toEqual({ kind: 'right' });
  });

  it('is kept salted and stretched: the same digits are never kept alike', async () => {
    const again = await hashPin('2468', ROUNDS);
    expect(again.salt).not.toEqual(chosen.salt);
    expect(again.hash).not.toEqual(chosen.hash);
    expect((await hashPin('2468')).rounds).toBeGreaterThanOrEqual(600_000);
  });

  it('hears nobody for a minute after five wrong ones, not even who knows it', async () => {
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await tryPin('1111', chosen)).toEqual({ kind: 'wrong', triesLeft });
    }
    expect(await tryPin('1111', chosen)).toEqual({ kind: 'locked', forMs: 60_000 });
    later(59_000);
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'locked', forMs: 1_000 });
    later(1_000);
    expect(await tryPin('1111', chosen)).toEqual({ kind: 'wrong', triesLeft: 4 });
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'right' });
  });

  it('forgets the wrong ones before the right one', async () => {
    for (let wrong = 0; wrong < 4; wrong += 1) await tryPin('1111', chosen);
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'right' });
    expect(await tryPin('1111', chosen)).toEqual({ kind: 'wrong', triesLeft: 4 });
  });

  it('lets nobody in, and has no other one chosen, where it is damaged on the device', async () => {
    for (const pin of [{ ...chosen, rounds: 'many' }, { ...chosen, hash: null }, 'x', undefined]) {
      await openDatabase()
        .table('device')
        .put({ name: 'kiosk', value: { eventPath: null, pin } });
      const damaged = (await readDevice('kiosk', null))?.pin ?? expect.fail();
      for (const typed of ['2468', '', '0000'])
        expect(await tryPin(typed, damaged)).not.toEqual({ kind: 'right' });
    }
  });

  it('locks nobody out for a year when the clock is set back by one', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await tryPin('1111', chosen);
    later(-365 * 86_400_000);
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'right' });
  });
});
