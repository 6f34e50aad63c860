import { afterEach, describe, expect, it, vi } from 'vitest';
import { readyToSend } from './ready-to-send.ts';

afterEach(() => vi.unstubAllGlobals());

const MEGABYTE = 1024 * 1024;
const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'IMG_1', { type });

/** A browser that reads pictures of 6000 × 4000, and writes files of this size. */
function browserThatWrites(bytes: number, type = 'image/jpeg') {
  const drawn: unknown[] = [];
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 6_000, height: 4_000, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ drawImage: (_: unknown, ...place: number[]) => drawn.push(place) });
      convertToBlob = async () => new Blob([new Uint8Array(bytes)], { type });
    },
  );
  return { drawn, close };
}

describe('a photo before it is sent', () => {
  it('MEDIA-14 is made smaller on the device, if it is large', async () => {
    const { drawn, close } = browserThatWrites(MEGABYTE);
    const sent = await readyToSend(file('image/jpeg', 6 * MEGABYTE));
    expect([sent.size, sent.type]).toEqual([MEGABYTE, 'image/jpeg']);
    expect(drawn).toEqual([[0, 0, 2_560, 1_707]]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('MEDIA-14 becomes JPEG if it is HEIC and this device reads that', async () => {
    browserThatWrites(3 * MEGABYTE);
    expect((await readyToSend(file('image/heic', MEGABYTE))).type).toBe('image/jpeg');
  });

  it.each([
    ['is small', 'image/jpeg', MEGABYTE, MEGABYTE / 2, 'image/jpeg'],
    ['would not become smaller', 'image/jpeg', 3 * MEGABYTE, 4 * MEGABYTE, 'image/jpeg'],
    ['may be transparent', 'image/png', 3 * MEGABYTE, MEGABYTE, 'image/jpeg'],
    ['may move', 'image/gif', 3 * MEGABYTE, MEGABYTE, 'image/jpeg'],
    ['would become something else', 'image/jpeg', 3 * MEGABYTE, MEGABYTE, 'image/png'],
  ])('MEDIA-14 stays as it is if it %s', async (_why, type, bytes, written, as) => {
    browserThatWrites(written, as);
    const given = file(type, bytes);
    expect(await readyToSend(given)).toBe(given);
  });

  it('MEDIA-14 stays as it is if the browser cannot read it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    for (const given of [file('image/jpeg', 3 * MEGABYTE), file('image/heic', MEGABYTE)])
      expect(await readyToSend(given)).toBe(given);
  });
});
