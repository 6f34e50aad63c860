import { readPictureName } from '#core/media/uploaded-picture.ts';

const MEGABYTE = 1024 * 1024;

export const NO_ALT = 'Say what the picture shows, or that it’s purely decorative.';

/** How a picture without a name is called: by its description. */
export const altWords = (alt: string) => (alt === '' ? 'Decorative, no description' : alt);

/** "1600 × 900" */
export function sizeWords(name: string): string {
  const picture = readPictureName(name);
  return picture === null ? '' : `${picture.width} × ${picture.height}`;
}

/** "0.4 MB", never nothing. */
export const megabytes = (bytes: number) => `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;
