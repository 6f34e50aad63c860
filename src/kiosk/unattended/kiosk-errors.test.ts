import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { followErrors, readErrors } from './kiosk-errors.ts';

const NOW = Date.UTC(2026, 0, 1);
let stop: () => void = () => undefined;

function fail(error: unknown) {
  dispatchEvent(Object.assign(new Event('error'), { error, message: `Uncaught ${String(error)}` }));
}
function reject(reason: unknown) {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}
const texts = async () => (await readErrors()).map(({ text }) => text);
/** Lets the time pass after which the next errors are recorded. */
const pass = () => vi.advanceTimersByTime(2_000);

beforeEach(async () => {
  await openDatabase().open();
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW });
  stop = followErrors();
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await openDatabase().delete();
  closeDatabase();
});

describe('the last errors of a kiosk', () => {
  it('hold every uncaught error, with its time', async () => {
    fail(new TypeError('x is not a function'));
    expect(await readErrors()).toEqual([{ at: NOW, text: 'TypeError: x is not a function' }]);
    pass();
    reject(new RangeError('too far'));
    expect(await texts()).toEqual(['TypeError: x is not a function', 'RangeError: too far']);
    pass();
    fail(new Error('last'));
    expect(await texts()).toEqual(['TypeError: x is not a function', 'RangeError: too far', 'Error: last']);
  });

  it('hold also what is not an Error, or cannot be read', async () => {
    reject('merely a word');
    expect(await texts()).toEqual(['merely a word']);
    reject(Object.create(null));
    fail(null);
    pass();
    expect(await texts()).toEqual(['merely a word', 'object', 'Uncaught null']);
  });

  it('KIOSK-04 Q-67 hold nothing of what a stranger has typed', async () => {
    fail(new Error('no answer for ada@mail.example, +30 210 1234567'));
    expect(await texts()).toHaveLength(1);
    expect(JSON.stringify(await openDatabase().device.toArray())).not.toMatch(/ada|1234567/);
  });

  it('are the last twenty', async () => {
    for (let nth = 1; nth <= 30; nth += 1) fail(new Error(`error ${nth}`));
    expect(await texts()).toEqual(['Error: error 1']);
    pass();
    expect(await texts()).toHaveLength(20);
    expect((await texts()).at(0)).toBe('Error: error 11');
    expect((await texts()).at(-1)).toBe('Error: error 30');
  });

  it('hold a repeated error once, with its last time', async () => {
    fail(new Error('again'));
    expect(await readErrors()).toEqual([{ at: NOW, text: 'Error: again' }]);
    pass();
    fail(new Error('again'));
    fail(new Error('again'));
    pass();
    expect(await readErrors()).toEqual([{ at: NOW + 2_000, text: 'Error: again' }]);
  });

  it('are written every two seconds at most', async () => {
    const put = vi.spyOn(openDatabase().device, 'put');
    for (let nth = 1; nth <= 60; nth += 1) {
      fail(new Error(`error ${nth}`));
      vi.advanceTimersByTime(100);
      await texts();
    }
    const last = Array.from({ length: 20 }, (_, index) => `Error: error ${41 + index}`);
    expect(await texts()).toEqual(last);
    expect(put.mock.calls.length).toBeLessThanOrEqual(4);
    put.mockRestore();
  });

  it('do not grow after the recording has ended', async () => {
    stop();
    fail(new Error('too late'));
    pass();
    expect(await texts()).toEqual([]);
  });
});
