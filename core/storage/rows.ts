import type { FailureKind } from '#core/contract/worker-messages.ts';

/** One answer of the API as text: it is parsed with the contract each time it is used. */
export interface AnswerRow {
  /** Method, path and sorted values (`answerKey`). */
  readonly key: string;
  readonly endpoint: string;
  readonly body: string;
  readonly etag: string | null;
  /** Server time in milliseconds since 1970 when the answer was given or last confirmed. */
  readonly at: number;
  /** The revision of the content it was made from; absent if the server does not say. */
  readonly revision?: number | undefined;
}

/** The outcome of the last attempt. */
export type LastOutcome =
  | { readonly kind: 'refused'; readonly status: number; readonly at: number }
  | { readonly kind: 'busy'; readonly status: number; readonly at: number }
  | { readonly kind: 'no-answer'; readonly reason: FailureKind; readonly at: number };

/** One message that must not be lost. All times are device times, in milliseconds since 1970. */
export interface OutboxRow {
  /** Assigned by the database in the order of writing, never reused. */
  readonly order?: number;
  readonly id: string;
  readonly command: string;
  readonly payload: unknown;
  /** A row left at `sending` while nobody holds the lock was interrupted: it counts as waiting. */
  readonly state: 'waiting' | 'sending' | 'refused';
  /** 0 if no longer known. */
  readonly createdAt: number;
  readonly attempts: number;
  /** Attempts in a row with an inconclusive answer. */
  readonly vainAnswers: number;
  readonly lastTryAt: number;
  readonly nextTryAt: number;
  /** The server asked us to wait until then; 0 if it did not. */
  readonly heldUntil: number;
  /** Until then the page that submitted it delivers and decides; 0 if nobody watches. */
  readonly attendedUntil: number;
  readonly lastOutcome: LastOutcome | null;
}

/** Proof of a delivery, without personal data. */
export interface ReceiptRow {
  readonly id: string;
  readonly sentAt: number;
  readonly announced: boolean;
}

/** What identifies a saved item on every device. Nothing else of it is ever shared. */
export type SavedRef =
  | { readonly kind: 'event'; readonly eventPath: string }
  | { readonly kind: 'entry'; readonly eventPath: string; readonly id: string }
  | { readonly kind: 'article'; readonly id: string };

/** What the list shows of a saved item, so that it needs no answer. */
export interface SavedDetails {
  readonly title: string;
  /** Its address on this site. */
  readonly path: string;
  /** The name of the event it belongs to; '' if it belongs to none or that is not known. */
  readonly event: string;
  /** The schedule day it belongs to, `2026-11-21`; '' if not known. */
  readonly day: string;
  /** As the provider writes them, in event time; '' if there is none. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
}

/** One item the visitor has starred. */
export interface SavedRow {
  /** Its kind and identity. */
  readonly key: string;
  readonly ref: SavedRef;
  /** Null until this device has received them. */
  readonly details: SavedDetails | null;
  /** Device time, milliseconds since 1970. */
  readonly savedAt: number;
  /** When and where it was before it moved, until the visitor has seen the change. */
  readonly movedFrom?: SavedMoment | undefined;
  /** What has become of it, until that is as it was or the visitor has accepted it. */
  readonly news?: SavedNews | undefined;
  /** Ids of the entries with its title when it was last seen, including its own: none of them is mistaken for it. */
  readonly namesakes?: readonly string[] | undefined;
}

/** What has become of a saved entry. */
export interface SavedNews {
  readonly what: 'moved' | 'gone';
  /** The list of saved items has been open since. */
  readonly isSeen: boolean;
}

/** A row as it was read, and its new version. */
export interface SavedChange {
  readonly from: SavedRow;
  readonly to: SavedRow;
}

/** When and where something takes place, as the provider writes it. */
export type SavedMoment = Pick<SavedDetails, 'startsAt' | 'endsAt' | 'place'>;

/** An entry of a revision, as the provider writes it. */
export interface RevisionEntry {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly address: string;
}

/** The entries of a game in a revision. */
export interface RevisionGame {
  readonly game: string;
  readonly entries: readonly RevisionEntry[];
}

/** An event and its schedule as they were: a later revision is compared with it (record 31). */
export interface RevisionRow {
  /** `seen:` or `day:`, and the event's path (`revisionKey`). */
  readonly key: string;
  readonly eventPath: string;
  /** For `day:`, the festival day that began with it, `2026-11-21`; otherwise ''. */
  readonly day: string;
  /** When the server gave the schedule, milliseconds since 1970; 0 without one. */
  readonly answeredAt: number;
  /** When all of it is over, milliseconds since 1970; null if no day is known. */
  readonly endsAt: number | null;
  /** The visitor has said so: other tabs need not show the changes any longer. */
  readonly isAccepted: boolean;
  /** Dates and place of the event; null while they are unknown. */
  readonly event: SavedMoment | null;
  /** Null while they are unknown. */
  readonly games: readonly RevisionGame[] | null;
}

/** Content fetched in advance, to be complete without a network. Its answers are in `answers` once it is complete. */
export interface PackRow {
  /** `base`, or `event:` and the event's path. */
  readonly name: string;
  /** The title of the event; empty for `base`. */
  readonly title: string;
  /** `waiting`: loading, but offline right now. `failed`: the next revision could not be completed. */
  readonly state: 'loading' | 'waiting' | 'paused' | 'failed' | 'whole';
  /** Whether its pictures are fetched too. */
  readonly withPictures: boolean;
  /** Whether it was started automatically: then it must cost the visitor nothing. */
  readonly byItself?: boolean;
  /** When its next revision was started: device time, milliseconds since 1970. */
  readonly startedAt: number;
  /** Of the next revision; null if there is none. */
  readonly progress: PackProgress | null;
  /** Why the last attempt failed; null if it did not. */
  readonly failure: PackFailure | null;
  /** Of the revision in use; null before the first one is complete. */
  readonly receipt: PackReceipt | null;
}

export interface PackProgress {
  readonly items: number;
  /** Items known so far; each answer may name more. */
  readonly of: number;
  readonly bytes: number;
}

export interface PackFailure {
  /** Name of the call that failed; `storage` if the device could not store it. */
  readonly part: string;
  /**
   * `gave-way`: its room was needed for data that would have been lost. `no-worker`: no worker to fetch and store it.
   */
  readonly reason: FailureKind | 'full' | 'unavailable' | 'gave-way' | 'no-worker';
}

/** What a pack contained when it was last completed. */
export interface PackReceipt {
  readonly items: number;
  readonly bytes: number;
  /** How many of those bytes are pictures. */
  readonly pictureBytes: number;
  /** Pictures that could not be fetched; the pack is complete without them. */
  readonly missingPictures: number;
  /** Server time, milliseconds since 1970. */
  readonly at: number;
  /** Keys of its answers, then addresses of its pictures. */
  readonly answers: readonly string[];
  readonly pictures: readonly string[];
}

/** An answer of a pack's next revision, which replaces the current one only when all of them are there. */
export interface StagedRow extends AnswerRow {
  readonly pack: string;
  /** It was already stored on this device, so it never overwrites anything newer. */
  readonly isFromHere?: boolean;
}

/** The field of a draft with the id under which its entries were submitted. */
export const TRIED_ID = 'triedId';

/** Entries of a form that was not sent yet. Never on a kiosk. */
export interface DraftRow {
  readonly form: string;
  readonly entries: Readonly<Record<string, string>>;
  /** Device time, milliseconds since 1970. */
  readonly changedAt: number;
}

/** A value that this device alone remembers, by name. */
export interface DeviceRow {
  readonly name: string;
  readonly value: unknown;
}
