import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { ask, body, DATE, json, workerUnderTest } from '../testing/worker-under-test.ts';

const worker = workerUnderTest();
afterEach(leaveNoTrace);

describe('ETags', () => {
  it('are sent if they were readable; a 304 confirms the saved answer', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre'), { etag: '"1"' }));
    await worker.get();
    expect(worker.sentHeaders(0).has('if-none-match')).toBe(false);
    worker.fetched.mockResolvedValueOnce(new Response(null, { status: 304, headers: { date: DATE } }));
    expect((await worker.get()).messages).toMatchObject([{ type: 'refreshed' }]);
    expect(worker.sentHeaders(1).get('if-none-match')).toBe('"1"');
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Lyre'));
  });

  it('are left out for good if the server fails on them', async () => {
    worker.fetched.mockImplementation(async (_, { headers }) => {
      const isConditional = new Headers(headers).has('if-none-match');
      return isConditional ? Response.json({}, { status: 400 }) : json(body('Lyre'), { etag: '"1"' });
    });
    await worker.get();
    expect((await worker.get()).messages).toMatchObject([{ type: 'refreshed' }]);
    expect(worker.fetched).toHaveBeenCalledTimes(4);
    await worker.get();
    expect(worker.fetched).toHaveBeenCalledTimes(5);
    expect(worker.sentHeaders(4).has('if-none-match')).toBe(false);
  });

  it('are sent again after a single damaged answer', async () => {
    worker.fetched.mockImplementation(async () => json(body('Lyre'), { etag: '"1"' }));
    await worker.get();
    worker.fetched.mockImplementationOnce(async () => json('["Database connection failed"]'));
    await worker.get();
    await worker.get();
    const { calls } = worker.fetched.mock;
    expect(worker.sentHeaders(calls.length - 1).get('if-none-match')).toBe('"1"');
  });
});

describe('a server that fails late on an ETag', () => {
  it('ERR-08 does not get a second time limit', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre'), { etag: '"1"' }));
    await worker.get();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    worker.fetched.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({}, { status: 400 })), 9_000)),
    );
    worker.fetched.mockReturnValueOnce(new Promise(() => undefined));
    const behind = worker.get();
    await vi.waitFor(() => expect(worker.fetched).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(9_000);
    await vi.waitFor(() => expect(worker.fetched).toHaveBeenCalledTimes(3));
    await vi.advanceTimersByTimeAsync(1_000);
    await behind;
    expect(worker.messages().at(-1)).toMatchObject({ type: 'refresh-failed', reason: 'timeout' });
  });
});

describe('a server that is silent when the ETag is tried again', () => {
  it('ERR-08 keeps the answer that came without it', async () => {
    worker.fetched.mockResolvedValueOnce(json(body('Lyre'), { etag: '"1"' }));
    await worker.get();
    worker.fetched.mockImplementationOnce(async () => Response.json({}, { status: 400 }));
    worker.fetched.mockImplementationOnce(async () => json(body('Flute')));
    worker.fetched.mockReturnValueOnce(new Promise(() => undefined));
    const behind: Promise<unknown>[] = [];
    worker.passTime(10_000);
    await worker.respond(ask('a'), (work) => behind.push(work));
    await behind[0];
    expect(worker.messages().at(-1)).toMatchObject({ type: 'answer-changed' });
    expect((await worker.get('a', 'force-cache')).text).toBe(body('Flute'));
  });
});
