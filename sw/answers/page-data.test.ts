import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_DATA_CACHE } from '#core/storage/cache-names.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { answerPageData, asksForPageData, forgetPageData } from './page-data.ts';

const SITE = 'https://site.example';
const DATA =
  '<script type="module" src="/assets/boot-1.js"></script><script type="application/json" id="page-data">{}</script>';
const PAGE = DATA.replace('</script><script', '</script><h1>Games</h1><script');

let caches: ReturnType<typeof fakeCaches>;
let network: string | null;
const asked: string[] = [];
const build = { lists: (path: string) => path === '/assets/boot-1.js' };
const OF_NEXT_BUILD = PAGE.replace('boot-1', 'boot-2');

const ask = (path: string, cache: RequestCache = 'no-cache') =>
  ({
    url: SITE + path,
    method: 'GET',
    mode: 'cors',
    destination: '',
    cache,
    headers: new Headers({ accept: 'text/html' }),
  }) as Request;

async function answered(path: string, cache?: RequestCache, own?: string) {
  const work: Promise<unknown>[] = [];
  const ownDocument = async () => (own === undefined ? undefined : new Response(own));
  const response = await answerPageData(ask(path, cache), { ownDocument, build }, (more) => work.push(more));
  await Promise.all(work);
  return response.text();
}

beforeEach(() => {
  caches = fakeCaches();
  asked.length = 0;
  network = PAGE;
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (network === null) throw new TypeError('Failed to fetch');
    const response = new Response(network, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    return Object.defineProperties(response, { type: { value: 'basic' }, url: { value: address } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the data of a prerendered page', () => {
  it('comes from the network without the rest of the page, and is then available offline', async () => {
    expect(await answered('/event/athens?game=lyre')).toBe(DATA);
    network = null;
    expect(await answered('/event/athens')).toBe(DATA);
    expect(await answered('/event/athens', 'force-cache')).toBe(DATA);
  });

  it('comes from the build on this device if that has the page', async () => {
    expect(await answered('/event', 'no-cache', PAGE)).toBe(PAGE);
    expect(asked).toEqual([]);
  });

  it('is not requested from the network if only the device is asked', async () => {
    expect(await answered('/event/athens', 'force-cache')).toBe('');
    expect(asked).toEqual([]);
  });

  it.each([
    ['a sign-in page', '<h1>Please sign in</h1>'],
    ['no network', null],
  ])('is empty, and nothing is stored, with %s', async (_, answer) => {
    network = answer;
    expect(await answered('/event/athens')).toBe('');
    expect(caches.held(PAGE_DATA_CACHE)).toEqual([]);
  });

  it('comes from the store if the network is silent for a second and a half, else waits for the network', async () => {
    await answered('/event/athens');
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const kept = vi.fn();
    const none = vi.fn();
    const keepAlive = () => undefined;
    const nowhere = { ownDocument: async () => undefined, build };
    void answerPageData(ask('/event/athens'), nowhere, keepAlive).then((answer) => answer.text().then(kept));
    void answerPageData(ask('/event/sparta'), nowhere, keepAlive).then((answer) => answer.text().then(none));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(kept).toHaveBeenCalledWith(DATA);
    expect(none).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8_500);
    expect(none).toHaveBeenCalledWith('');
  });

  it('is stored when it arrives late', async () => {
    vi.useFakeTimers();
    const atOnce = fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return atOnce(address);
    });
    const text = answered('/event/athens');
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await text).toBe(DATA);
    expect(caches.held(PAGE_DATA_CACHE)).toEqual([`${SITE}/event/athens`]);
  });

  it('is stored for twelve pages at most, the oldest are deleted first, and very large ones are not stored', async () => {
    for (let page = 0; page < 14; page++) await answered(`/event/${page}`);
    expect(caches.held(PAGE_DATA_CACHE)).toHaveLength(12);
    expect(caches.held(PAGE_DATA_CACHE)).not.toContain(`${SITE}/event/0`);
    network = PAGE.replace('{}', ' '.repeat(400_000));
    expect(await answered('/event/large')).not.toBe('');
    expect(caches.held(PAGE_DATA_CACHE)).not.toContain(`${SITE}/event/large`);
  });

  it('stays as stored when the server already has the next build, whose data no page here can read', async () => {
    await answered('/event/athens');
    network = OF_NEXT_BUILD;
    expect(await answered('/event/athens')).toBe(DATA);
    expect(await answered('/event/athens', 'force-cache')).toBe(DATA);
    expect(await answered('/event/sparta')).toBe('');
    expect(caches.held(PAGE_DATA_CACHE)).toEqual([`${SITE}/event/athens`]);
  });

  it('is not returned if another build stored it', async () => {
    await (await caches.open(PAGE_DATA_CACHE)).put(`${SITE}/event/athens`, new Response(OF_NEXT_BUILD));
    expect(await answered('/event/athens', 'force-cache')).toBe('');
    network = null;
    expect(await answered('/event/athens')).toBe('');
  });

  it('is deleted with its build', async () => {
    await answered('/event/athens');
    await forgetPageData();
    expect(caches.held(PAGE_DATA_CACHE)).toEqual([]);
  });
});

it.each([
  ['/event/athens', true],
  ['/api/news', false],
  ['/seo.json', false],
])('a script that requests %s as HTML asks for page data: %s', (path, is) => {
  expect(asksForPageData(ask(path))).toBe(is);
  expect(asksForPageData({ ...ask(path), mode: 'navigate' } as Request)).toBe(false);
});
