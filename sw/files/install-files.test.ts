import { expect, it, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';
import { installFiles } from './install-files.ts';

const SITE = 'https://site.example';

/** A build with this many files, the requests made and the number of concurrent ones. */
function buildOf(count: number, comes: (path: string) => boolean = () => true) {
  const asked: Request[] = [];
  const seen = { most: 0, underWay: 0 };
  const addresses = Array.from({ length: count }, (_, at) => `${SITE}/${at}`);
  const come = async ({ url }: Request) => {
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await new Promise((resolve) => setTimeout(resolve));
    seen.underWay -= 1;
    if (!comes(new URL(url).pathname)) throw new TypeError('Failed to fetch');
  };
  const handleAll = ({ request }: { request: Request }) => {
    asked.push(request);
    return [come(request), Promise.resolve()];
  };
  const keyOf = (url: string) => (url.endsWith('/0') ? `${url}?__WB_REVISION__=a` : url);
  const keys = new Map(addresses.map((url) => [url, keyOf(url)]));
  const controller = { getURLsToCacheKeys: () => keys, strategy: { handleAll } };
  return { controller: controller as unknown as PrecacheController, asked, seen };
}

const installing = {} as ExtendableEvent;

it('PWA-04 every file is requested once, a few at a time', async () => {
  const { controller, asked, seen } = buildOf(30);
  await installFiles(controller, installing);
  expect(new Set(asked.map(({ url }) => url)).size).toBe(30);
  expect(asked).toHaveLength(30);
  expect(seen).toEqual({ most: 4, underWay: 0 });
});

it('a file without a hash in its name comes from the server, not from the browser’s cache', async () => {
  const { controller, asked } = buildOf(2);
  await installFiles(controller, installing);
  expect(asked.map(({ cache }) => cache)).toEqual(['reload', 'default']);
});

it('a file that fails to load ends the installation, and the rest is not requested', async () => {
  const { controller, asked, seen } = buildOf(30, (path) => path !== '/5');
  await expect(installFiles(controller, installing)).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(seen.underWay).toBe(0));
  expect(asked.length).toBeLessThan(12);
});
