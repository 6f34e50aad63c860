import type { Generated } from 'kysely';

/** What all servers on this database share (`server/notices/notice-state.ts`). */
interface NoticeStateTable {
  name: string;
  value: string;
}

/** A device that wants notices (`server/notices/devices/devices.ts`). */
export interface NoticeDeviceTable {
  id: Generated<number>;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Origin of the site that it subscribed at, for addresses in notices. */
  site: string;
  /** When it last sent its subscription, milliseconds since 1970. */
  seen_at: number;
  /** Refusals in a row. */
  failures: number;
}

/** An event that a device follows. */
export interface NoticeFollowTable {
  id: Generated<number>;
  device_id: number;
  /** Its path. */
  event: string;
  /** The ids of its entries are those of this revision, or of none before the next change. */
  revision: number;
  changes: number;
  soon: number;
  news: number;
}

/** A saved entry of a followed event. */
export interface NoticeEntryTable {
  id: Generated<number>;
  follow_id: number;
  /** Its present id, or the last one if it is gone. */
  entry: string;
  is_gone: number;
  /** The start that was announced, milliseconds since 1970; 0 if none was. */
  soon_at: number;
}

/** What a revision changed about an event, until all who follow it know (`server/notices/changes/`). */
export interface NoticeChangeTable {
  number: Generated<number>;
  revision: number;
  event: string;
  kind: 'entry' | 'article';
  /** Id before; null if it is new. */
  was: string | null;
  /** Id since; null if it is gone. */
  became: string | null;
  /** As JSON. */
  facts: string;
  /** Whether anybody is told; the ids follow in any case. */
  is_told: number;
  /** From then on it is no news, milliseconds since 1970. */
  ends_at: number;
  noted_at: number;
}

/** A notice on its way (`server/notices/outbox/`). */
export interface NoticeOutboxTable {
  id: Generated<number>;
  follow_id: number;
  /** The saved entry that it is about; null for an article. */
  entry_id: number | null;
  topic: string;
  /** As JSON. */
  notice: string;
  /** Grows with every change of the notice. */
  version: number;
  /** Whether a server is sending it, or died while sending; then it is due again. */
  is_taken: number;
  /** Milliseconds since 1970. */
  due_at: number;
  ends_at: number;
  attempts: number;
}

/** The tables of notices without an account. */
export interface NoticeTables {
  notice_state: NoticeStateTable;
  notice_device: NoticeDeviceTable;
  notice_follow: NoticeFollowTable;
  notice_entry: NoticeEntryTable;
  notice_change: NoticeChangeTable;
  notice_outbox: NoticeOutboxTable;
}
