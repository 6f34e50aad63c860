import type { SavedDetails, SavedRef } from '../../data/saved/saved-ref.ts';

/** An item that can be starred. */
export interface SaveableItem {
  readonly ref: SavedRef;
  readonly details: SavedDetails;
  /** For an entry: the ids of all entries of the same title in the schedule, as far as they are stored. */
  readonly namesakes?: readonly string[];
  /** Its ids in earlier releases, which stars and links from then still use. */
  readonly earlierIds?: () => readonly string[];
}
