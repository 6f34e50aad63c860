/*
 * Notices without an account: what page, worker and bundled server say to
 * each other. They are no calls of the provider's API: only the bundled server has them.
 */

/** `GET`: `NoticesOffer`. `PUT` with `NoticeSubscription`: 204. `DELETE` with `{ endpoint }`: 204, also if unknown. */
export const NOTICES_PATH = '/api/notices';

/** What a visitor may choose: what I saved changes; it begins in fifteen minutes; news of this event. */
export const NOTICE_KINDS = ['changes', 'soon', 'news'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How long before its start a saved entry is announced, in minutes. */
export const SOON_MINUTES = 15;

/** What a server that sends notices says of itself; any other answers 404. */
export interface NoticesOffer {
  /** Its public key for `PushManager.subscribe` (RFC 8292), base64url. */
  readonly key: string;
}

/** Together with the keys that is far below the longest body that the server reads. */
export const MOST_FOLLOWED_EVENTS = 50;
/** Of all events together. */
export const MOST_FOLLOWED_ENTRIES = 500;
/** Events and entries with a longer path or id are not followed. */
export const LONGEST_FOLLOWED_PATH = 100;
export const LONGEST_FOLLOWED_ID = 40;
/** The server forgets a device that has not sent its subscription for so long. A page sends it again well before. */
export const FORGOTTEN_AFTER_MONTHS = 6;

/**
 * All that the server stores of a device: it replaces what it knew of this endpoint. Ids from before an entry moved are
 * understood. Events and ids that the server does not know are left out.
 */
export interface NoticeSubscription {
  readonly endpoint: string;
  /** Base64url, as `PushSubscription.toJSON` gives them (RFC 8291). */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Events without a kind are left out; none at all is the same as `DELETE`. */
  readonly events: readonly FollowedEvent[];
}

export interface FollowedEvent {
  /** Its path (`core/site-paths`). */
  readonly event: string;
  readonly kinds: readonly NoticeKind[];
  /** Ids of the saved entries of its schedule (`core/schedule/entry-id.ts`). */
  readonly entries: readonly string[];
}

/**
 * What is pushed: a declarative message, which a browser may show without the worker. The server does not know the
 * visitor's language, so `title` and `body` are only names, times and symbols; the worker says it in words.
 */
export interface NoticePush {
  readonly web_push: 8030;
  /** The worker, if there is one, may put it into words; otherwise it is shown as it is. */
  readonly mutable: true;
  readonly notification: {
    /** The name of the entry or the article. */
    readonly title: string;
    /** Times and places, such as `18:00 → 18:15 · Lyre Hall`. */
    readonly body: string;
    /** Absolute address of the entry or the article. */
    readonly navigate: string;
    /** A later notice of the same tag replaces this one. */
    readonly tag: string;
    readonly data: Notice;
  };
}

/** The facts of a notice. */
export type Notice = ChangeNotice | SoonNotice | NewsNotice;

interface NoticeOfEvent {
  readonly event: string;
  readonly eventName: string;
  /** Of the content it was made from. */
  readonly revision: number;
}

export interface ChangeNotice extends NoticeOfEvent {
  readonly kind: 'changes';
  /** As this device was last told, or as it was before the first of several edits. */
  readonly before: NoticedEntry;
  /** Null: it is no longer on the programme. The same as `before`: it was taken off, and is on the programme again. */
  readonly after: NoticedEntry | null;
}

export interface SoonNotice extends NoticeOfEvent {
  readonly kind: 'soon';
  readonly entry: NoticedEntry;
}

export interface NewsNotice extends NoticeOfEvent {
  readonly kind: 'news';
  /** `key` as in its address; '' if the list of news is the best address for it. */
  readonly article: { readonly key: string; readonly title: string };
}

export interface NoticedEntry {
  readonly id: string;
  readonly title: string;
  /** Local time of the event, `2026-08-07T18:00`; `2026-08-07` if only the day is known; '' if not even that. */
  readonly start: string;
  readonly place: string;
}
