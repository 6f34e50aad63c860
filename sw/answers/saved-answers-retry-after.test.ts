import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_HEADER } from '#core/contract/worker-messages.ts';
import { openDatabase } from '#core/storage/database.ts';
import { clearReadRetryAfter } from '#core/storage/stored-retry-after.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { ask, body, DATE, json, workerUnderTest } from '../testing/worker-under-test.ts';

const worker = workerUnderTest();
afterEach(leaveNoTrace);

describe('after a Retry-After', () => {
  const rest = (seconds: number) =>
    worker.fetched.mockResolvedValueOnce(
      Response.json({}, { status: 503, headers: { 'retry-after': String(seconds) } }),
    );
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it('N8 the server is not called, and nothing is reported about the network meanwhile', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    rest(60);
    const wait = { type: 'at-rest', key: ask('a').key, forMs: 60_000 };
    expect((await worker.get()).messages).toMatchObject([{ type: 'refresh-failed', reason: 'http' }, wait]);
    expect((await worker.get()).messages).toEqual([wait]);
    later(59_000);
    await worker.get();
    expect(worker.fetched).toHaveBeenCalledTimes(2);
    later(2_000);
    worker.fetched.mockResolvedValueOnce(json(body('Lyre')));
    await worker.get();
    expect(worker.fetched).toHaveBeenCalledTimes(3);
  });

  it('N8 this also holds if nothing is saved, and after the worker was restarted', async () => {
    rest(60);
    await worker.get();
    worker.restart();
    const { response, text } = await worker.get();
    expect(response.headers.get(FAILURE_HEADER)).toBe('http');
    expect(JSON.parse(text)).toMatchObject({ status: 503, retryAfterMs: expect.any(Number) });
    expect(worker.fetched).toHaveBeenCalledTimes(1);
  });

  it.each(['1000000000', 'Fri, 01 Jan 2099 00:00:00 GMT'])(
    'N8 all other calls go on after a value of %s, and that call again within minutes',
    async (wish) => {
      const headers = { 'retry-after': wish, date: DATE };
      worker.fetched.mockImplementationOnce(async () => Response.json({}, { status: 503, headers }));
      await worker.get();
      worker.fetched.mockImplementation(async () => json(body('Lyre')));
      expect((await worker.get('b')).text).toBe(body('Lyre'));
      expect((await worker.get()).response.headers.get(FAILURE_HEADER)).toBe('http');
      later(5 * 60_000 + 1);
      expect((await worker.get()).text).toBe(body('Lyre'));
    },
  );

  it('N8 the visitor can try again at once, and a long wait stored by an earlier build is ignored', async () => {
    await openDatabase().device.put({ name: 'rests', value: { reads: Date.now() + 80_000_000 } });
    rest(60);
    expect((await worker.get()).response.headers.get(FAILURE_HEADER)).toBe('http');
    expect(worker.fetched).toHaveBeenCalledTimes(1);
    worker.fetched.mockImplementation(async () => json(body('Lyre')));
    await clearReadRetryAfter([ask('a').key]);
    expect((await worker.get()).text).toBe(body('Lyre'));
  });

  it('N8 the page learns that no request was made, unlike with the answer that carried Retry-After', async () => {
    rest(60);
    expect(JSON.parse((await worker.get()).text)).toMatchObject({ status: 503, isAtRest: false });
    expect(JSON.parse((await worker.get()).text)).toMatchObject({ status: 503, isAtRest: true });
  });
});
