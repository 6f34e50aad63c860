import type { RequestValues } from './endpoint.ts';

/** An answer the page received before there was a worker to store it. */
export interface ReceivedAnswer {
  readonly endpoint: string;
  readonly values: RequestValues;
  readonly body: string;
  /** Milliseconds since 1970; server time if known. */
  readonly receivedAt: number;
  /** The revision of the content it was made from, if the server says so. */
  readonly revision?: number | undefined;
}

/** Messages to the worker. */
export type MessageToWorker =
  | { readonly type: 'adopt'; readonly answers: readonly ReceivedAnswer[] }
  | { readonly type: 'keep-files'; readonly addresses: readonly string[] }
  | { readonly type: 'outbox-changed' }
  | PageBuild
  /** To a waiting worker: its build was accepted and it is to activate (`src/data/worker/update.ts`). */
  | { readonly type: 'skip-waiting' }
  /** From the waiting worker to the active one, once it has been chosen. */
  | { readonly type: 'give-way' }
  /** Sent with a port for the `SelfCheckReply`; a waiting worker replies as well. */
  | { readonly type: 'self-check' }
  | PacksTurn;

/** Whether the site can run from a worker's build as stored on this device. */
export interface SelfCheckReply {
  readonly kind: 'fit' | 'unfit';
  /** Identifies the build: the same files give the same value on every device. */
  readonly build: string;
  /** Number of files of the complete build. */
  readonly files: number;
  /** Paths of files that are missing or do not match their names; `database` if that does not open. */
  readonly wrong: readonly string[];
}

/**
 * Asks the worker to continue with packs for a short while, since a worker does not live long; sent by a visible page.
 * Comes with a port for the `PacksNext` reply; a new turn ends the one before it. It carries what the worker cannot
 * find out on its own.
 */
export interface PacksTurn {
  readonly type: 'packs-turn';
  /** Whether the window is so narrow that events show their small pictures. */
  readonly isSmall: boolean;
  /** What may be fetched that the visitor has not requested. */
  readonly mayFetch: 'everything' | 'data' | 'nothing';
  /** Whether the page currently reaches the network. */
  readonly isReached: boolean;
  /** Also starts packs that are due automatically; null only continues what is under way. */
  readonly ahead: {
    /** The calendar day in the zone of the events, `2031-03-05`. */
    readonly today: string;
    /** Path of the event to use instead of the current or next one. */
    readonly wanted: string | null;
  } | null;
}

/** `more`: ask again at once. `waiting`: nothing to do right now, ask again later. `done`: nothing is left. */
export type PacksNext = 'more' | 'waiting' | 'done';

/**
 * Which build a page runs: the path of its main script (`import.meta.url` of `src/main.tsx`). Sent once at every start,
 * and in reply to a `which-build` question through its port.
 */
export interface PageBuild {
  readonly type: 'page-build';
  readonly entry: string;
}

/** Messages from the worker to every open page. */
export type MessageFromWorker =
  | { readonly type: 'answer-changed'; readonly key: string; readonly savedAt: number }
  | { readonly type: 'refresh-failed'; readonly key: string; readonly reason: FailureKind }
  /** The server asked this call alone to wait: the saved answer is not refreshed for this time. */
  | { readonly type: 'at-rest'; readonly key: string; readonly forMs: number }
  /** The saved answer was replaced by another revision, without any network access. */
  | { readonly type: 'saved-changed'; readonly key: string }
  /** The server confirmed the answer saved at `confirmedAt`; from now on its time is `savedAt`. */
  | {
      readonly type: 'refreshed';
      readonly key: string;
      readonly savedAt: number;
      readonly confirmedAt: number;
    }
  /** Sent with a port; the page replies through it with its `PageBuild`. */
  | { readonly type: 'which-build' }
  | OpenPage;

/**
 * Asks a page to go to an address of the site, because its visitor has pressed a notice. Sent with a port for the
 * `OpenPageReply`.
 */
export interface OpenPage {
  readonly type: 'open-page';
  readonly path: string;
  /** Device time, milliseconds since 1970: from then on a new window has been opened, and the page is to stay. */
  readonly until: number;
}

/** `busy`: the page holds typed text, or its visitor is no owner of the device. */
export type OpenPageReply = 'opened' | 'busy';

/**
 * Why a call failed. `offline`: no answer came. `timeout`: the time limit passed. `http`: a status outside 200–299.
 * `refused`: the provider said no inside a 200. `shape`: not an answer of this call. `portal`: a page instead of data,
 * typical of a network that wants a sign-in.
 */
export type FailureKind = 'offline' | 'timeout' | 'http' | 'refused' | 'shape' | 'portal';

/** Response header that marks a saved answer: when the server gave it. */
export const SAVED_AT_HEADER = 'x-saved-at';
/** Sent with it: the server's time now, as far as the worker knows. */
export const SERVER_NOW_HEADER = 'x-server-now';
/** Marks a response for which the worker has no answer: the `FailureKind`, with status 504. */
export const FAILURE_HEADER = 'x-failure';
/** The name of the Background Sync tag and of the lock around every delivery (reading Q-66). */
export const OUTBOX = 'outbox';
