import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDevice } from '#core/storage/device.ts';
import type { HashedPin } from '#core/storage/kiosk-settings.ts';
import { hashPin, tryPin } from './kiosk-pin.ts';

let chosen: HashedPin;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Few enough to keep the tests fast. */
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
  it('opens with the chosen one, whatever digits the keyboard types', async () => {
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'right' });
    expect(await tryPin('٢٤٦٨', chosen)).toEqual({ kind: 'right' });
  });

  it('is stored salted and stretched: the same digits are never stored alike', async () => {
    const again = await hashPin('2468', ROUNDS);
    expect(again.salt).not.toEqual(chosen.salt);
    expect(again.hash).not.toEqual(chosen.hash);
    expect((await hashPin('2468')).rounds).toBeGreaterThanOrEqual(600_000);
  });

  it('is refused for a minute after five wrong tries, even when it is right', async () => {
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

  it('forgets the wrong tries after a right one', async () => {
    for (let wrong = 0; wrong < 4; wrong += 1) await tryPin('1111', chosen);
    expect(await tryPin('2468', chosen)).toEqual({ kind: 'right' });
    expect(await tryPin('1111', chosen)).toEqual({ kind: 'wrong', triesLeft: 4 });
  });

  it('lets nobody in, and lets nobody choose another, if it is damaged on the device', async () => {
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
