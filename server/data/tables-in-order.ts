import type { Tables } from '../database/tables.ts';

/** All tables, each after those that its rows belong to. */
const ORDER: Readonly<Record<keyof Tables, true>> = {
  contact_message: true,
  inbox_state: true,
  inbox_forwarding: true,
  deleted_message: true,
  calendar_session: true,
  schedule_change: true,
  content_item: true,
  content_revision: true,
  content_item_version: true,
  content_change: true,
  desk_person: true,
  desk_invitation: true,
  desk_session: true,
  desk_attempt: true,
  uploaded_picture: true,
  notice_state: true,
  notice_device: true,
  notice_follow: true,
  notice_entry: true,
  notice_change: true,
  notice_outbox: true,
};

export const TABLES_IN_ORDER = Object.keys(ORDER) as readonly (keyof Tables)[];
