import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { askWorker } from './ask-worker.ts';

const turn: PacksTurn = {
  type: 'packs-turn',
  isSmall: false,
  mayFetch: 'everything',
  isReached: true,
  ahead: null,
};
const never = new AbortController().signal;
const haveWorker = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
/** A worker that replies with this. */
const answering = (reply: unknown) => ({
  postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(reply),
});

/** A channel whose ends are connected, since this DOM has none. */
class FakeChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void; close(): void } = {
    close: () => undefined,
  };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

beforeEach(() => {
  vi.stubGlobal('MessageChannel', FakeChannel);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each(['more', 'waiting', 'done'])('a packs turn returns what the worker replies: %s', async (next) => {
  haveWorker(answering(next));
  expect(await askWorker(turn, never)).toBe(next);
});

it.each([
  ['does not reply', undefined],
  ['does not know the question', { kind: 'failed', reason: 'offline' }],
])('N18 a worker of another build, which %s, is asked again later', async (_, reply) => {
  haveWorker(answering(reply));
  expect(await askWorker(turn, never)).toBe('waiting');
});

it('SW12 a worker that was terminated in the middle is asked again later', async () => {
  haveWorker({ postMessage: () => undefined });
  const asked = askWorker(turn, never);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await asked).toBe('waiting');
});

it('without a worker nothing is asked', async () => {
  haveWorker(null);
  const asked = askWorker(turn, never);
  await vi.advanceTimersByTimeAsync(0);
  expect(await asked).toBe('waiting');
});

it('an outdated question is asked again at once', async () => {
  haveWorker({ postMessage: () => undefined });
  const enough = new AbortController();
  const asked = askWorker(turn, enough.signal);
  enough.abort();
  expect(await asked).toBe('more');
});
