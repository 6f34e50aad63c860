/*
 * Where pictures are that organisers have uploaded. The address says everything: `/uploads/<name>/<width>.webp`, and the
 * name ends with the size of the largest variant, so pages know every variant without asking.
 */

/** What every address of an uploaded picture begins with. */
export const UPLOADS = '/uploads/';
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];
/** Neither side of a picture is longer. */
export const LONGEST_SIDE_PX = 1920;

/** Widths of what screens ask for, below that of the picture itself. */
const WIDTHS = [320, 640, 960, 1280];
const NAME = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;
const ADDRESS = /^\/uploads\/([^/]+)\/([1-9]\d{0,3})\.(?:avif|webp)$/;

export interface UploadedPicture {
  readonly name: string;
  /** In pixels, of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Of all variants, the smallest first. */
  readonly widths: readonly number[];
}

/** Reads the name of an uploaded picture; null if it is none. */
export function readPictureName(name: string): UploadedPicture | null {
  const [, width, height] = NAME.exec(name)?.map(Number) ?? [];
  if (width === undefined || height === undefined) return null;
  return { name, width, height, widths: [...WIDTHS.filter((below) => below < width), width] };
}

/** Reads the path of one of the variants of an uploaded picture; null if it is another address. */
export function uploadedPicture(path: string): UploadedPicture | null {
  const [, name = '', width] = ADDRESS.exec(path) ?? [];
  const picture = readPictureName(name);
  return picture?.widths.includes(Number(width)) ? picture : null;
}

export const variantAddress = (name: string, width: number, format: VariantFormat): string =>
  `${UPLOADS}${name}/${width}.${format}`;

/** The address that content holds: the largest variant, in the format that every browser reads. */
export const addressOf = ({ name, width }: UploadedPicture): string => variantAddress(name, width, 'webp');

/** All variants of one format, for `srcset`. */
export const variantSet = ({ name, widths }: UploadedPicture, format: VariantFormat): string =>
  widths.map((width) => `${variantAddress(name, width, format)} ${width}w`).join(', ');

/** The smallest variant that is at least so wide, or else the largest. */
export function variantFor({ name, width, widths }: UploadedPicture, neededPx: number): string {
  return variantAddress(name, widths.find((one) => one >= neededPx) ?? width, 'webp');
}
