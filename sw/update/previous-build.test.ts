import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepPreviousBuild } from './previous-build.ts';

const CURRENT = 'https://site.example/assets/main-b.js';
const LEFT = 'https://site.example/assets/main-a.js';
const build = { cacheName: 'precache', cacheKeys: new Set([CURRENT]), lists: (path: string) => path === 'b' };
let kept = new Set<string>();
const registration = { installing: null as object | null, waiting: null as object | null };

/** A page that reports its build; `onAsked` is called when it is asked. */
const pageOf = (entry: string, onAsked: () => void = () => undefined, isControlled = true) => ({
  url: 'https://site.example/news',
  isControlled,
  postMessage: (_: object, [port]: [MessagePort]) => {
    onAsked();
    port.postMessage({ type: 'page-build', entry });
  },
});
const sweep = (...pages: ReturnType<typeof pageOf>[]) =>
  sweepPreviousBuild(build, {
    clients: {
      matchAll: async ({ includeUncontrolled = false }: ClientQueryOptions = {}) =>
        pages.filter(({ isControlled }) => isControlled || includeUncontrolled),
    },
    registration,
  } as unknown as ServiceWorkerGlobalScope);

beforeEach(() => {
  kept = new Set([CURRENT, LEFT]);
  registration.installing = null;
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { origin: 'https://site.example' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the files of the previous build', () => {
  it('PWA-06 are deleted although the desk is open, which has files of its own and answers nothing', async () => {
    const desk = { isControlled: true, url: 'https://site.example/desk/inbox', postMessage: () => undefined };
    await sweep(pageOf('b'), desk);
    expect([...kept]).toEqual([CURRENT]);
  });

  it('PWA-06 are deleted once every open page runs the new one', async () => {
    await sweep(pageOf('b'), pageOf('b'));
    expect([...kept]).toEqual([CURRENT]);
  });

  it('PWA-06 stay while a page of the old one is open', async () => {
    await sweep(pageOf('b'), pageOf('a'));
    expect(kept.has(LEFT)).toBe(true);
  });

  it('PWA-06 stay while a page of the old one is open that was loaded without the worker', async () => {
    await sweep(
      pageOf('b'),
      pageOf('a', () => undefined, false),
    );
    expect(kept.has(LEFT)).toBe(true);
  });

  it('SW11 stay when the next build arrives while the pages are asked: it may be the previous one', async () => {
    await sweep(
      pageOf('b', () => {
        registration.installing = {};
      }),
    );
    expect(kept.has(LEFT)).toBe(true);
  });
});
