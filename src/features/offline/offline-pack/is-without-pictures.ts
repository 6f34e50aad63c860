import type { PackRow } from '../../../data/packs/packs.ts';

/**
 * Whether a pack has no pictures because none were requested: no visitor started it, and the browser does not say
 * whether its connection is metered.
 */
export function isWithoutPictures({ withPictures, receipt }: PackRow): boolean {
  return !withPictures && !receipt?.pictures.length;
}
