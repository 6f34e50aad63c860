import type { OutputInfo } from 'sharp';
import { SCENE } from './identity.ts';
import { imageLibrary } from './image-library.ts';

const MOST_PIXELS = 100_000_000;
const LONGEST_READ_S = 30;
/** More than a preview has, so that cutting leaves enough. */
const LONGEST_SIDE = 1600;
const NORMAL_DENSITY = 72;
const MOST_DENSITY = 2_400;

/** A picture as nothing but its colours, upright and in sRGB. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/**
 * Reads a picture; of several frames the first. Drawings become as large as a preview needs them.
 *
 * @throws if it is none, damaged or too large
 */
export async function readPixels(bytes: Buffer): Promise<Pixels> {
  const sharp = await imageLibrary();
  const open = (file: Buffer, density = NORMAL_DENSITY) =>
    sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS, density });
  const { format, width, height } = await open(bytes).metadata();
  const source =
    format === 'svg'
      ? open(Buffer.from(withoutSlots(bytes.toString('utf8'))), densityFor(width, height))
      : open(bytes);
  return source
    .timeout({ seconds: LONGEST_READ_S })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** Fills the slots of a drawing with the colours it names for where nobody sets them: the library knows no variables. */
export const withoutSlots = (svg: string): string => svg.replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1');

function densityFor(width: number, height: number): number {
  const enlarged = Math.max(SCENE.width / width, SCENE.height / height);
  // Something long and thin must not become huge.
  const limit = LONGEST_SIDE / Math.max(width, height);
  return Math.min(MOST_DENSITY, Math.max(1, NORMAL_DENSITY * Math.min(enlarged, limit)));
}
