import type { SavedRef } from '#core/storage/rows.ts';

export type {
  SavedChange,
  SavedDetails,
  SavedMoment,
  SavedNews,
  SavedRef,
  SavedRow,
} from '#core/storage/rows.ts';

/** Returns a saved item's key on this device: the same for the same item everywhere. */
export function savedKey(ref: SavedRef): string {
  switch (ref.kind) {
    case 'event':
      return `event:${ref.eventPath}`;
    case 'entry':
      return `entry:${ref.eventPath}:${ref.id}`;
    case 'article':
      return `article:${ref.id}`;
  }
}
