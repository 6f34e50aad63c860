import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

const listeners = new Map<string, Listener>();
const removed: string[] = [];
const skipWaiting = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);
const navigate = vi.fn(async () => null);
/** A window of the broken worker, and one that was reloaded without it. */
const windows = [
  { isControlled: true, url: 'https://site.example/event', navigate },
  { isControlled: false, url: 'https://site.example/news', navigate },
];
const matchAll = async ({ includeUncontrolled = false }: ClientQueryOptions = {}) =>
  windows.filter(({ isControlled }) => isControlled || includeUncontrolled);

async function happen(type: string): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
}

beforeEach(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: { matchAll },
    registration: { unregister },
    skipWaiting,
  });
  vi.stubGlobal('caches', {
    keys: async () => ['precache', 'pictures'],
    delete: async (name: string) => removed.push(name),
  });
  vi.resetModules();
  await import('./rescue-worker.ts');
  return () => vi.unstubAllGlobals();
});

it('PWA-06 the rescue worker takes over at once, deletes the files and itself, and reloads its windows, no others', async () => {
  await happen('install');
  expect(skipWaiting).toHaveBeenCalled();
  await happen('activate');
  expect(removed).toEqual(['precache', 'pictures']);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls).toEqual([['https://site.example/event']]);
});

it('PWA-06 the rescue worker answers nothing itself', () => {
  expect([...listeners.keys()].sort()).toEqual(['activate', 'install']);
});
