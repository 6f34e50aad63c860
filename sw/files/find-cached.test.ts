import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCached } from './find-cached.ts';

const ADDRESS = 'https://site.example/event';
const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns what is stored', async () => {
  const kept = new Response('kept');
  vi.stubGlobal('caches', { open: async () => ({ match: async () => kept }) });
  expect(await findCached('pages', ADDRESS)).toBe(kept);
});

it.each([
  ['cannot be opened', { open: () => Promise.reject(new DOMException('gone', 'UnknownError')) }],
  [
    'throws at once',
    {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    },
  ],
  ['never opens', { open: never }],
  ['never finds', { open: async () => ({ match: never }) }],
])('PWA-04 a store that %s has nothing', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  const found = findCached('pages', ADDRESS);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toBeUndefined();
});
