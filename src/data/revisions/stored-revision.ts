import {
  findRevision,
  putRevision,
  type RevisionKind,
  revisionKey,
  watchRevision,
} from '#core/storage/revisions.ts';
import type { RevisionRow } from './revision.ts';

/*
 * The revisions of events on this device. They come with the database, which is large: import this file only once it
 * is needed.
 */

/** Which revision of which event. */
export interface RevisionName {
  /** `seen`: as the visitor last saw it. `day`: as it was when the festival day began, on a kiosk. */
  readonly kind: RevisionKind;
  readonly eventPath: string;
}

/**
 * Follows a stored revision across all tabs: null while there is none. Says nothing if storage cannot be read.
 *
 * @returns stops it
 */
export async function followRevision(
  { kind, eventPath }: RevisionName,
  listener: (row: RevisionRow | null) => void,
): Promise<() => void> {
  const key = revisionKey(kind, eventPath);
  const { kind: outcome } = await findRevision(key);
  return outcome === 'done' ? watchRevision(key, listener) : () => undefined;
}

/**
 * Stores a revision; if the device cannot, it is compared with the earlier one again.
 *
 * @param mayReplace whether it may, given what is stored at that moment, perhaps by another tab
 */
export async function storeRevision(
  kind: RevisionKind,
  row: Omit<RevisionRow, 'key'>,
  mayReplace: (held: RevisionRow | null) => boolean,
): Promise<void> {
  await putRevision({ ...row, key: revisionKey(kind, row.eventPath) }, mayReplace);
}
