import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILES_CACHE, PACK_PICTURES_CACHE, PICTURES_CACHE } from '#core/storage/cache-names.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { answerFile, cacheFiles, isCacheableFile } from './cached-files.ts';
import { LARGEST_BYTES } from './measure.ts';
import { answerPicture, isCacheable, mayCachePicture, takePackPicture } from './media.ts';

const SITE = 'https://site.example';
const PICTURE = `${SITE}/images/a.webp`;
const FILE = `${SITE}/assets/a-greek-1.woff2`;
const fetched = vi.fn<() => Promise<Response>>();

function answer(type: string, body: BodyInit = 'bytes'): Response {
  return Object.defineProperty(new Response(body, { headers: { 'content-type': type } }), 'type', {
    value: 'basic',
  });
}
const picture = async () => answer('image/webp');
const font = async () => answer('font/woff2');

/** Sends a request like a page and waits for the background work. */
async function get(how: typeof answerFile, address: string): Promise<string> {
  const behind: Promise<unknown>[] = [];
  const response = await how(new Request(address), (work) => behind.push(work));
  const text = await response.text();
  await Promise.all(behind);
  return text;
}

/** A body of unknown length; it ends after the given number of bytes, or never. */
function trickle(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 512 * 1024);
      left -= size;
      if (size > 0) controller.enqueue(new Uint8Array(size));
      else if (Number.isFinite(bytes)) controller.close();
    },
  });
}

beforeEach(() => {
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(picture);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pictures and files', () => {
  it('OFFLINE-05 are stored when first seen, and available without a network', async () => {
    vi.stubGlobal('caches', fakeCaches());
    await get(answerPicture, PICTURE);
    fetched.mockImplementation(font);
    await get(answerFile, FILE);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await get(answerPicture, PICTURE)).toBe('bytes');
    expect(await get(answerFile, FILE)).toBe('bytes');
  });

  it('I18N-01 the language of a very first visit is stored, and files of the installation are not stored twice', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    fetched.mockImplementation(async () => answer('text/javascript'));
    const hindi = `${SITE}/assets/languages/hi-C6_xH-R.js`;
    await cacheFiles([FILE.replace('greek', 'latin'), hindi], (path) => path.includes('latin'));
    expect(caches.held(FILES_CACHE)).toEqual([hindi]);
  });

  it('are shown at once and refreshed in the background', async () => {
    vi.stubGlobal('caches', fakeCaches());
    await get(answerPicture, PICTURE);
    fetched.mockImplementation(async () => answer('image/webp', 'newer'));
    expect(await get(answerPicture, PICTURE)).toBe('bytes');
    expect(await get(answerPicture, PICTURE)).toBe('newer');
  });

  it('ST2 reach the page even without room; fonts and languages stay while pictures make room', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    await get(answerPicture, PICTURE);
    fetched.mockImplementation(font);
    await get(answerFile, FILE);
    const { open } = caches;
    const full = fakeCaches([FILES_CACHE]);
    caches.open = async (name) => ({ ...(await open(name)), put: (await full.open(FILES_CACHE)).put });
    expect(await get(answerFile, `${SITE}/assets/b-greek-1.woff2`)).toBe('bytes');
    expect(caches.held(PICTURES_CACHE)).toEqual([]);
    expect(caches.held(FILES_CACHE)).toEqual([FILE]);
  });

  it('ST2 stay if a write fails for another reason', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    await get(answerPicture, PICTURE);
    const { open } = caches;
    caches.open = async (name) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('broken', 'UnknownError')),
    });
    expect(await get(answerPicture, `${SITE}/images/b.webp`)).toBe('bytes');
    expect(caches.held(PICTURES_CACHE)).toEqual([PICTURE]);
  });

  it('ST2 come from the network if the cache itself is broken', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('broken')), delete: async () => false });
    expect(await get(answerPicture, PICTURE)).toBe('bytes');
    fetched.mockImplementation(font);
    expect(await get(answerFile, FILE)).toBe('bytes');
  });

  it('ST3 that nobody can read are never stored', () => {
    const opaque = { status: 0, type: 'opaque', headers: new Headers() } as Response;
    expect(isCacheable(opaque)).toBe(false);
    expect(
      isCacheable({ ...opaque, status: 200, headers: new Headers({ 'content-type': 'image/png' }) }),
    ).toBe(false);
  });

  it('N11 that are too large and of unknown length are shown but not stored', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    fetched.mockImplementation(async () => answer('image/webp', trickle(LARGEST_BYTES + 1)));
    await get(answerPicture, PICTURE);
    expect(caches.held(PICTURES_CACHE)).toEqual([]);
    await expect(takePackPicture(PICTURE)).rejects.toMatchObject({ kind: 'shape' });
    expect(caches.held(PACK_PICTURES_CACHE)).toEqual([]);
  });

  it('N2 whose bytes stop arriving do not block a pack for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('caches', fakeCaches());
    fetched.mockImplementation(async () => answer('image/webp', new ReadableStream()));
    const taken = takePackPicture(PICTURE).catch((error: unknown) => error);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await taken).toMatchObject({ kind: 'timeout' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['file', () => get(answerFile, FILE)],
    ['picture', () => get(answerPicture, PICTURE)],
    ['picture of a pack', () => takePackPicture(PICTURE)],
  ])('N3 do not wait for ever for a hanging network: a %s', async (_, ask) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('caches', fakeCaches());
    fetched.mockReturnValue(new Promise(() => undefined));
    const answered = ask().catch((error: unknown) => error);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answered).toMatchObject({ kind: 'timeout' });
  });

  it('SW15 requested in ranges, like films, bypass the worker', () => {
    const asked = (address: string, headers = {}) => new Request(address, { headers });
    const range = { range: 'bytes=0-1' };
    expect([mayCachePicture(asked(PICTURE)), mayCachePicture(asked(PICTURE, range))]).toEqual([true, false]);
    expect([isCacheableFile(asked(FILE)), isCacheableFile(asked(FILE, range))]).toEqual([true, false]);
  });

  it.each(['text/html', 'application/json'])('SW6 a file answered as %s is not stored', async (type) => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    fetched.mockImplementation(async () => answer(type));
    await get(answerFile, FILE);
    expect(caches.held(FILES_CACHE)).toEqual([]);
  });
});

describe('uploaded pictures', () => {
  const NAME = `${'ab'.repeat(16)}-1600x900`;
  const variant = (file: string) => `${SITE}/uploads/${NAME}/${file}`;
  const noNetwork = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const called = (name: string) => fetched.mockImplementation(async () => answer('image/webp', name));

  it('MEDIA-10 of a pack are shown in every size, with and without a network', async () => {
    vi.stubGlobal('caches', fakeCaches());
    called('of the pack');
    await takePackPicture(variant('960.webp'));
    fetched.mockClear();
    expect(await get(answerPicture, variant('640.avif'))).toBe('of the pack');
    noNetwork();
    expect(await get(answerPicture, variant('1280.webp'))).toBe('of the pack');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('MEDIA-10 never change, so what is stored is not fetched again', async () => {
    vi.stubGlobal('caches', fakeCaches());
    called('first');
    await get(answerPicture, variant('640.avif'));
    fetched.mockClear();
    expect(await get(answerPicture, variant('640.avif'))).toBe('first');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('MEDIA-10 outside packs are fetched in the size that is asked for; without a network another one is shown', async () => {
    vi.stubGlobal('caches', fakeCaches());
    called('small');
    await get(answerPicture, variant('320.avif'));
    called('large');
    expect(await get(answerPicture, variant('1280.avif'))).toBe('large');
    noNetwork();
    expect(await get(answerPicture, variant('960.avif'))).toBe('small');
    const other = variant('320.avif').replaceAll('ab', 'cd');
    await expect(get(answerPicture, other)).rejects.toThrow('Failed to fetch');
  });
});
