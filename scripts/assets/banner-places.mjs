import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Writes src/features/home/banners/banner-places.module.css: classes that place a banner's words at a whole percentage
 * of its box, since a strict content policy forbids style attributes. A place combines a class for its tens with one
 * for its units, so that eighty-four short rules do the work of four hundred. Run it after a change: node
 * scripts/assets/banner-places.mjs
 */
const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const UNITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const rules = (prefix) =>
  ['x', 'y'].flatMap((axis) => [
    ...TENS.map((value) => `    .${prefix}${axis}${value} {\n      --${axis}t: ${value}%;\n    }`),
    ...UNITS.map((value) => `    .${prefix}${axis}${value} {\n      --${axis}u: ${value}%;\n    }`),
  ]);

/** The style sheet as it should be. */
export const placesSheet = `/* Written by scripts/assets/banner-places.mjs: tens and units of a place, on wide (w) and narrow (n) screens. */
@layer components {
  @media (width >= 48rem) {
${rules('w').join('\n\n')}
  }

  @media (width < 48rem) {
${rules('n').join('\n\n')}
  }
}
`;

export const PLACES_SHEET = fileURLToPath(
  new URL('../../src/features/home/banners/banner-places.module.css', import.meta.url),
);

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PLACES_SHEET, placesSheet);
