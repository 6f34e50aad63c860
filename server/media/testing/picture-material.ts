import { crc32 } from 'node:zlib';
import type { Sharp } from 'sharp';
import { imageLibrary } from '../image-library.ts';

/** Files to upload, made for a test; what says `harm` must never come out again. */

export const HARM = '<script>alert("harm")</script>';
const ROSE = { r: 196, g: 64, b: 92 };

/** A plain picture, half of it darker, so that one can tell where its top is. */
export async function plainPicture(width: number, height: number): Promise<Sharp> {
  const sharp = await imageLibrary();
  const half = { width, height: Math.max(1, Math.floor(height / 2)) };
  const top = await sharp({ create: { ...half, channels: 3, background: { r: 20, g: 30, b: 40 } } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ROSE } }).composite([
    { input: top, top: 0, left: 0 },
  ]);
}

export const jpeg = async (width = 800, height = 600) =>
  (await plainPicture(width, height)).jpeg().toBuffer();
export const png = async (width = 800, height = 600) => (await plainPicture(width, height)).png().toBuffer();

/** As a phone writes it: lying on its side, with the place, the author and a preview in its metadata. */
export async function phonePhoto(): Promise<Buffer> {
  return (await plainPicture(800, 600))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Ada Example', ImageDescription: HARM },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 28/1 56/1' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}

export async function cmykJpeg(): Promise<Buffer> {
  return (await plainPicture(400, 300)).toColourspace('cmyk').jpeg().toBuffer();
}

export async function deepPng(): Promise<Buffer> {
  return (await plainPicture(400, 300)).toColourspace('rgb16').png().toBuffer();
}

export async function transparentPng(): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp({ create: { width: 400, height: 300, channels: 4, background: { ...ROSE, alpha: 0.25 } } })
    .png()
    .toBuffer();
}

/** Three frames, the first of them rose. */
export async function animatedGif(): Promise<Buffer> {
  const sharp = await imageLibrary();
  const frames = await Promise.all(
    [ROSE, { r: 0, g: 0, b: 0 }, { r: 255, g: 255, b: 255 }].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** A few hundred kilobytes that would take half a gigabyte: white, of more pixels than are read. */
export async function pixelBomb(): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG that says it has far more pixels than any picture, with nothing behind it. */
export async function claimedSize(side: number): Promise<Buffer> {
  const bytes = Buffer.from(await png(8, 8));
  const header = bytes.indexOf('IHDR');
  bytes.writeUInt32BE(side, header + 4);
  bytes.writeUInt32BE(side, header + 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(header, header + 17)), header + 17);
  return bytes;
}

/** Begins as a GIF, and a browser that guesses types would take it for a page with a program. */
export async function gifPage(): Promise<Buffer> {
  return Buffer.concat([await animatedGif(), Buffer.from(`<html><body>${HARM}</body></html>`)]);
}

export const SVG = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${HARM}</svg>`,
);
export const PAGE = Buffer.from(`<!doctype html><title>photo.jpg</title>${HARM}`);
/** How the pictures of some phones begin. */
export const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
