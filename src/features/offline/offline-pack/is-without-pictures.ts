import type { PackRow } from '../../../data/packs/packs.ts';

/**
 * Whether a pack holds no pictures because none were asked for: nobody has begun it, and the browser does not say whether
 * its connection costs money.
 */
export function isWithoutPictures({ withPictures, receipt }: PackRow): boolean {
  return !withPictures && !receipt?.pictures.length;
}
