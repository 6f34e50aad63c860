import type { SavedDetails, SavedRef } from '../../data/saved/saved-ref.ts';

/** Something that can be starred. */
export interface SaveableItem {
  readonly ref: SavedRef;
  readonly details: SavedDetails;
  /** For an entry: the ids of all that bear its title in the programme, as far as they are to be noted. */
  readonly namesakes?: readonly string[];
  /** The ids it bore in earlier releases, which stars and links from then still hold. */
  readonly earlierIds?: () => readonly string[];
}
