import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILES_CACHE } from '#core/storage/cache-names.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { refreshCachedLanguages } from './cached-languages.ts';

const SITE = 'https://site.example';
const OLD_GREEK = `${SITE}/assets/languages/el-aaaaaaa.js`;
const NEW_GREEK = `${SITE}/assets/languages/el-bbbbbbb.js`;
const NEW = ['assets/languages/el-bbbbbbb.js', 'assets/languages/hi-ccccccc.js'];
const fetched = vi.fn<(url: string) => Promise<Response>>();

function file(type: string, status = 200): Response {
  const response = new Response('texts', { status, headers: { 'content-type': type } });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

describe('languages of a new build', () => {
  const store = fakeCaches();

  beforeEach(async () => {
    vi.stubGlobal('location', new URL(SITE));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('caches', store);
    fetched.mockReset().mockImplementation(async () => file('text/javascript'));
    await store.delete(FILES_CACHE);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('I18N-01 those used on this device are installed with it, and no others', async () => {
    await (await store.open(FILES_CACHE)).put(OLD_GREEK, file('text/javascript'));
    await refreshCachedLanguages(NEW);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([NEW_GREEK]);
    expect(store.held(FILES_CACHE)).toContain(NEW_GREEK);
    await refreshCachedLanguages(NEW);
    expect(fetched, 'already here').toHaveBeenCalledOnce();
  });

  it('are not fetched if only English is used', async () => {
    await refreshCachedLanguages(NEW);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', () => file('text/html', 404)],
    ['is a page', () => file('text/html')],
  ])('prevent the installation when one %s', async (_, response) => {
    await (await store.open(FILES_CACHE)).put(OLD_GREEK, file('text/javascript'));
    fetched.mockImplementation(async () => response());
    await expect(refreshCachedLanguages(NEW)).rejects.toThrow('not the file of the build');
    expect(store.held(FILES_CACHE)).toEqual([OLD_GREEK]);
  });
});
