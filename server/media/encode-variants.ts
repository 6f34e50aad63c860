import { readPictureName, VARIANT_FORMATS, type VariantFormat } from '#core/media/uploaded-picture.ts';
import { imageLibrary } from './image-library.ts';
import type { Pixels } from './read-picture.ts';

export interface Variant {
  /** `640.webp` */
  readonly file: string;
  readonly bytes: Buffer;
}

/** More effort makes a picture a few percent smaller, and takes ten times as long. */
const ENCODINGS = {
  webp: { quality: 80, effort: 4 },
  avif: { quality: 55, effort: 2 },
} as const satisfies Record<VariantFormat, object>;

/**
 * Makes every variant of a picture, one after another. Nothing goes in but pixels, so nothing else comes out. How long it
 * takes depends on their number alone, which has a limit.
 */
export async function encodeVariants({
  name,
  width,
  height,
  channels,
  data,
}: Pixels): Promise<readonly Variant[]> {
  const sharp = await imageLibrary();
  const variants: Variant[] = [];
  for (const wide of readPictureName(name)?.widths ?? []) {
    for (const format of VARIANT_FORMATS) {
      const bytes = await sharp(data, { raw: { width, height, channels } })
        // Of something narrow and tall, a side could otherwise come to nothing.
        .resize({ width: wide, height: Math.max(1, Math.round((height * wide) / width)), fit: 'fill' })
        .toFormat(format, ENCODINGS[format])
        .toBuffer();
      variants.push({ file: `${wide}.${format}`, bytes });
    }
  }
  return variants;
}
