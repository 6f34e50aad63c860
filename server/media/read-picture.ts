import { createHash } from 'node:crypto';
import { LONGEST_SIDE_PX } from '#core/media/uploaded-picture.ts';
import { imageLibrary } from './image-library.ts';
import { formatOf } from './picture-format.ts';
import { MOST_PIXELS, PictureRefusal, REFUSALS } from './picture-refusal.ts';

const LONGEST_READ_S = 30;

/** A picture reduced to its pixels. Everything else in the file is gone. */
export interface Pixels {
  /** Content-addressed: the same picture has the same name, whichever file it came in. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
  readonly data: Buffer;
}

/**
 * Reads the pixels of a picture: upright, in sRGB, no larger than the site shows; of several frames the first.
 *
 * @throws PictureRefusal if it is none that can be read within the limits
 */
export async function readPicture(bytes: Buffer): Promise<Pixels> {
  const format = formatOf(bytes);
  if (format === 'empty' || format === 'heic' || format === 'drawing' || format === 'other')
    throw new PictureRefusal(REFUSALS[format]);
  const sharp = await imageLibrary();
  try {
    const { data, info } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      sequentialRead: true,
    })
      .timeout({ seconds: LONGEST_READ_S })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE_PX,
        height: LONGEST_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      // A profile in the file is applied by default; without one, sRGB is assumed.
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const seen = createHash('sha256').update(`${width}x${height}x${channels}\n`).update(data);
    return { name: `${seen.digest('hex').slice(0, 32)}-${width}x${height}`, width, height, channels, data };
  } catch (error) {
    throw new PictureRefusal(REFUSALS[reasonOf(error)], { cause: error });
  }
}

function reasonOf(error: unknown): 'tooManyPixels' | 'tooSlow' | 'damaged' {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) return 'tooManyPixels';
  return message.includes('timeout') ? 'tooSlow' : 'damaged';
}
