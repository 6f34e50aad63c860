import type { FailureKind } from '#core/contract/worker-messages.ts';

/** One answer of the API, as text: it is read anew, through the contract, each time it is used. */
export interface AnswerRow {
  /** Method, path and sorted values (`answerKey`). */
  readonly key: string;
  readonly endpoint: string;
  readonly body: string;
  readonly etag: string | null;
  /** Server time in milliseconds since 1970 when the answer was given or last confirmed. */
  readonly at: number;
}

/** What happened when the message was last tried. */
export type LastOutcome =
  | { readonly kind: 'refused'; readonly status: number; readonly at: number }
  | { readonly kind: 'busy'; readonly status: number; readonly at: number }
  | { readonly kind: 'no-answer'; readonly reason: FailureKind; readonly at: number };

/** One message that must not be lost. All times are the device's, in milliseconds since 1970. */
export interface OutboxRow {
  /** Given by the database in the order of writing, never used twice. */
  readonly order?: number;
  readonly id: string;
  readonly command: string;
  readonly payload: unknown;
  /** A row left at `sending` without anyone holding the lock was cut off: it counts as waiting. */
  readonly state: 'waiting' | 'sending' | 'refused';
  /** 0 where that is not known any more. */
  readonly createdAt: number;
  readonly attempts: number;
  /** Attempts in a row that were answered, but with nothing that decides. */
  readonly vainAnswers: number;
  readonly lastTryAt: number;
  readonly nextTryAt: number;
  /** The server asked us to wait until then; 0 where it did not. */
  readonly heldUntil: number;
  /** Until then the page that asked delivers and decides; 0 where nobody watches. */
  readonly attendedUntil: number;
  readonly lastOutcome: LastOutcome | null;
}

/** Proof of a delivery, without personal data. */
export interface ReceiptRow {
  readonly id: string;
  readonly sentAt: number;
  readonly announced: boolean;
}

/** What names a saved item on every device. Nothing else of it is ever handed over. */
export type SavedRef =
  | { readonly kind: 'event'; readonly eventPath: string }
  | { readonly kind: 'entry'; readonly eventPath: string; readonly id: string }
  | { readonly kind: 'article'; readonly id: string };

/** What the line of a saved item shows, so that it needs no answer. */
export interface SavedDetails {
  readonly title: string;
  /** Where it is on this site. */
  readonly path: string;
  /** The name of the event it is part of; '' where it is none or that is not known. */
  readonly event: string;
  /** The day of the programme it belongs to, `2026-11-21`; '' where that is not known. */
  readonly day: string;
  /** As the provider writes them, in event time; '' where it has none. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
}

/** One item the visitor has starred. */
export interface SavedRow {
  /** Its kind and what names it. */
  readonly key: string;
  readonly ref: SavedRef;
  /** Null until this device has received it. */
  readonly details: SavedDetails | null;
  /** The device's time, milliseconds since 1970. */
  readonly savedAt: number;
  /** When and where it was before it moved, until the visitor has seen that. */
  readonly movedFrom?: SavedMoment | undefined;
  /** Ids of the entries that bore its title when it was last seen, itself among them: none of them is taken for it. */
  readonly namesakes?: readonly string[] | undefined;
}

/** A row as it was read, and as it is to be. */
export interface SavedChange {
  readonly from: SavedRow;
  readonly to: SavedRow;
}

/** When and where something is, as the provider writes it. */
export type SavedMoment = Pick<SavedDetails, 'startsAt' | 'endsAt' | 'place'>;

/** Content fetched ahead, to be whole without a network. What it holds lies in `answers` once it is whole. */
export interface PackRow {
  /** `base`, or `event:` and the event's path. */
  readonly name: string;
  /** What the event is called; empty for `base`. */
  readonly title: string;
  /** `waiting`: loading, but nothing is reached just now. `failed`: the next revision could not be made whole. */
  readonly state: 'loading' | 'waiting' | 'paused' | 'failed' | 'whole';
  /** Whether its pictures are fetched too. */
  readonly withPictures: boolean;
  /** Whether nobody has asked for it: it is to cost nothing then. */
  readonly byItself?: boolean;
  /** When its next revision was begun: the device's time, milliseconds since 1970. */
  readonly startedAt: number;
  /** Of the next revision; null while there is none. */
  readonly progress: PackProgress | null;
  /** Why the last attempt came to nothing; null where it did not. */
  readonly failure: PackFailure | null;
  /** Of the revision that is in use; null before the first one is whole. */
  readonly receipt: PackReceipt | null;
}

export interface PackProgress {
  readonly items: number;
  /** Items known so far: each answer may name more. */
  readonly of: number;
  readonly bytes: number;
}

export interface PackFailure {
  /** Name of the call that brought nothing usable; `storage` where the device could not keep it. */
  readonly part: string;
  /**
   * `gave-way`: its room was needed for what would have been lost. `no-worker`: nothing here can fetch and keep it.
   */
  readonly reason: FailureKind | 'full' | 'unavailable' | 'gave-way' | 'no-worker';
}

/** What a pack held when it was last made whole. */
export interface PackReceipt {
  readonly items: number;
  readonly bytes: number;
  /** How much of that are pictures. */
  readonly pictureBytes: number;
  /** Pictures that could not be taken; the pack does without. */
  readonly missingPictures: number;
  /** Server time, milliseconds since 1970. */
  readonly at: number;
  /** Keys of its answers, addresses of its pictures. */
  readonly answers: readonly string[];
  readonly pictures: readonly string[];
}

/** An answer of a pack's next revision, which takes its place only when all of them are here. */
export interface StagedRow extends AnswerRow {
  readonly pack: string;
  /** It was here already: it is put over nothing that has come since. */
  readonly isFromHere?: boolean;
}

/** Under this name a draft says by which id its entries were tried to be sent. */
export const TRIED_ID = 'triedId';

/** Entries of a form that was not sent yet. Never on a kiosk. */
export interface DraftRow {
  readonly form: string;
  readonly entries: Readonly<Record<string, string>>;
  /** The device's time, milliseconds since 1970. */
  readonly changedAt: number;
}

/** What this device alone remembers under a name. */
export interface DeviceRow {
  readonly name: string;
  readonly value: unknown;
}
