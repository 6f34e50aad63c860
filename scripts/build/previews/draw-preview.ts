import type { OverlayOptions } from 'sharp';
import {
  BLACK_FIGURE,
  MARKED_BAND,
  markedField,
  PREVIEW,
  RED_FIGURE,
  RULE,
  SCENE,
  SLIP,
  sunrise,
} from './identity.ts';
import { imageLibrary } from './image-library.ts';
import { type Pixels, readPixels } from './read-pixels.ts';
import { type Shape, shapeOf } from './shape-of.ts';

/** Messengers load every preview. */
export const MOST_BYTES = 120_000;
/** The first that is small enough is taken: only a picture full of detail needs another than the best. */
const QUALITIES = [82, 74, 64, 52, 40, 28, 16, 8] as const;

/** Wider ones fill the scene. Of others too much would be cut off, so they stand beside a field. */
const WIDE = 1.55;
const BESIDE = { narrowest: 420, widest: 780 } as const;
/** What would be enlarged by more is too small to fill a scene. */
const MOST_ENLARGED = 2;
const CUT_ABOVE = 1 / 3;
const STANDING = { width: 700, height: 450 } as const;

/**
 * Draws the preview of a page from its picture: the picture above the band of the site.
 *
 * @returns a JPEG file, which every network reads
 * @throws if the picture cannot be read
 */
export async function drawPreview(picture: Buffer): Promise<Buffer> {
  const sharp = await imageLibrary();
  const pixels = await readPixels(picture);
  const scene = await sceneOf(pixels, shapeOf(pixels));
  const whole = await sharp({ create: { ...PREVIEW, channels: 3, background: SLIP } })
    .composite(scene)
    .removeAlpha()
    .raw()
    .toBuffer();
  let file = await encoded(whole, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (file.length <= MOST_BYTES) break;
    file = await encoded(whole, quality);
  }
  return file;
}

async function encoded(whole: Buffer, quality: number): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp(whole, { raw: { ...PREVIEW, channels: 3 } })
    .jpeg({ quality, progressive: true })
    .toBuffer();
}

function sceneOf(pixels: Pixels, shape: Shape): Promise<OverlayOptions[]> {
  const { width, height } = pixels.info;
  const room = roomFor(width / height);
  const enlarged = Math.max(room / width, SCENE.height / height);
  if (shape.isCutOut || enlarged > MOST_ENLARGED) return standing(pixels, shape);
  return room === SCENE.width ? filling(pixels) : beside(pixels, room);
}

/** The width that a picture of this shape takes. */
function roomFor(ratio: number): number {
  if (ratio >= WIDE) return SCENE.width;
  return Math.min(BESIDE.widest, Math.max(BESIDE.narrowest, Math.round(ratio * SCENE.height)));
}

async function filling(pixels: Pixels): Promise<OverlayOptions[]> {
  return [placed(await cut(pixels, SCENE.width), 0, 0), drawn(MARKED_BAND)];
}

/** The whole picture at the right, from edge to edge, and a field of clay at the left. */
async function beside(pixels: Pixels, width: number): Promise<OverlayOptions[]> {
  const left = SCENE.width - width;
  const rule = { create: { width: RULE, height: SCENE.height, channels: 3 as const, background: SLIP } };
  return [
    drawn(markedField(left - RULE)),
    { input: rule, left: left - RULE, top: 0 },
    placed(await cut(pixels, width), left, 0),
  ];
}

/** A figure on the line, with the sun behind it. */
async function standing({ data, info }: Pixels, { box, isDark }: Shape): Promise<OverlayOptions[]> {
  const sharp = await imageLibrary();
  const { data: figure, info: size } = await sharp(data, { raw: info })
    .extract(box)
    .resize({
      width: Math.min(STANDING.width, MOST_ENLARGED * box.width),
      height: Math.min(STANDING.height, MOST_ENLARGED * box.height),
      fit: 'inside',
    })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return [
    drawn(sunrise(isDark ? BLACK_FIGURE : RED_FIGURE)),
    placed(figure, Math.round((SCENE.width - size.width) / 2), SCENE.height - size.height),
    drawn(MARKED_BAND),
  ];
}

/** Fills a part of the scene. What is too high loses less above than below, where heads are seldom. */
async function cut({ data, info }: Pixels, width: number): Promise<Buffer> {
  const sharp = await imageLibrary();
  const size = Math.max(width / info.width, SCENE.height / info.height);
  const whole = { width: Math.round(info.width * size), height: Math.round(info.height * size) };
  return sharp(data, { raw: info })
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: Math.floor((whole.width - width) / 2),
      top: Math.floor((whole.height - SCENE.height) * CUT_ABOVE),
      width,
      height: SCENE.height,
    })
    .flatten({ background: SLIP })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const drawn = (svg: string): OverlayOptions => placed(Buffer.from(svg), 0, 0);
const placed = (input: Buffer, left: number, top: number): OverlayOptions => ({ input, left, top });
