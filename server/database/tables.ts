import type { Generated, Kysely } from 'kysely';
import type { Role } from '#core/desk/people.ts';
import type { NoticeTables } from './notice-rows.ts';

interface MessageTable {
  /** Order of arrival. */
  position: Generated<number>;
  id: string;
  payload: string;
  received_at: string;
}

/** An entry of a schedule as calendars have it (`server/calendars/calendar-memory.ts`). */
export interface CalendarSessionTable {
  event_path: string;
  key: string;
  /** As JSON. */
  session: string;
  sequence: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  is_removed: number;
}

/** What has changed on a schedule (`server/calendars/change-memory.ts`). */
export interface ScheduleChangeTable {
  /** Order in which changes were noticed. */
  position: Generated<number>;
  id: string;
  event_path: string;
  /** The session before, as JSON; null if it is new. */
  was: string | null;
  /** The session since, as JSON; null if it is gone. */
  became: string | null;
  /** Milliseconds since 1970. */
  began_at: number;
  changed_at: number;
}

/** An item of the working copy (`server/content/working-copy/working-copy.ts`). */
export interface ContentItemTable {
  kind: string;
  id: string;
  /** Items of a kind are ordered by it. It need not be a whole number. */
  position: number;
  /** As JSON. */
  body: string;
  /** Grows with every change of the body. */
  version: number;
  /** In UTC, ISO 8601. */
  changed_at: string;
  author: string;
}

interface ContentRevisionTable {
  number: number;
  published_at: string;
  author: string;
  note: string;
  /** The revision that this one brought back, if any. */
  brought_back: number | null;
}

/** What an item was from one revision to another, both included. Revision N is all rows whose span N is in. */
export interface ContentItemVersionTable {
  kind: string;
  id: string;
  position: number;
  body: string;
  first_revision: number;
  /** Null while it is still so. */
  last_revision: number | null;
}

/** The audit trail: one row for every change, and when content was started; it cannot be altered. */
export interface ContentChangeTable {
  number: Generated<number>;
  changed_at: string;
  author: string;
  action: 'add' | 'change' | 'remove' | 'move' | 'publish' | 'bring-back' | 'start';
  kind: string;
  id: string;
  /** Body as JSON, or position, before and after. */
  before: string | null;
  after: string | null;
}

/** What the desk has done with a message; without a row it is neither read nor done. */
interface InboxStateTable {
  /** Of the message. */
  position: number;
  is_read: number;
  is_done: number;
}

/** A message that is being forwarded (`server/inbox/forwarding/`). */
export interface InboxForwardingTable {
  /** Of the message. */
  position: number;
  /** What the other side knows the message by. */
  key: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** Milliseconds since 1970. */
  began_at: number;
  next_at: number;
}

/** A deleted message, without any of its content (`server/messages/deleted-messages.ts`). */
interface DeletedMessageTable {
  key_hash: string;
  payload_hash: string;
  /** Milliseconds since 1970. */
  deleted_at: number;
}

/** Somebody who may use the organisers' desk, or is invited to (`server/people/people.ts`). */
export interface DeskPersonTable {
  id: string;
  /** '' before they join. */
  name: string;
  /** In lower case. */
  email: string;
  role: Role;
  /** Hash with its parameters; null before they join. */
  password: string | null;
  /** In UTC, ISO 8601. */
  joined_at: string | null;
}

/** A one-time link, known by the hash of its secret (`server/people/invitations.ts`). */
interface DeskInvitationTable {
  secret_hash: string;
  /** Null: the person who opens it becomes the first owner. */
  person_id: string | null;
  ends_at: string;
}

/** Somebody signed in, known by the hash of the cookie's secret (`server/people/sessions.ts`). */
interface DeskSessionTable {
  secret_hash: string;
  person_id: string;
  ends_at: string;
}

/** Failed attempts of one account or address (`server/people/attempts.ts`). */
export interface DeskAttemptTable {
  key_hash: string;
  count: number;
  last_at: string;
  /** No further attempt before then. */
  held_until: string;
}

/** A picture of the organisers; its files are in the folder of uploads (`server/media/picture-files.ts`). */
interface UploadedPictureTable {
  name: string;
  alt: string;
  bytes: number;
  /** In UTC, ISO 8601. */
  uploaded_at: string;
  author: string;
}

/** The tables of the one database. */
export interface Tables extends NoticeTables {
  contact_message: MessageTable;
  calendar_session: CalendarSessionTable;
  schedule_change: ScheduleChangeTable;
  content_item: ContentItemTable;
  content_revision: ContentRevisionTable;
  content_item_version: ContentItemVersionTable;
  content_change: ContentChangeTable;
  inbox_state: InboxStateTable;
  inbox_forwarding: InboxForwardingTable;
  deleted_message: DeletedMessageTable;
  desk_person: DeskPersonTable;
  desk_invitation: DeskInvitationTable;
  desk_session: DeskSessionTable;
  desk_attempt: DeskAttemptTable;
  uploaded_picture: UploadedPictureTable;
}

export type Database = Kysely<Tables>;
