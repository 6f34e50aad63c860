import type { Selectable } from 'kysely';
import type { NoticeFollowTable } from '../../database/notice-rows.ts';

/** What a device follows, as it is stored. */
export type Follow = Selectable<NoticeFollowTable>;

/** When changes are told. */
export interface Pace {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Edits within this time make one notice. */
  readonly collapseMs: number;
}
