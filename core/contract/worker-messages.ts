import type { RequestValues } from './endpoint.ts';

/** An answer the page received before a worker was there to keep it. */
export interface ReceivedAnswer {
  readonly endpoint: string;
  readonly values: RequestValues;
  readonly body: string;
  /** Milliseconds since 1970, server time where it was known. */
  readonly receivedAt: number;
}

/** What a page says to the worker. */
export type MessageToWorker =
  | { readonly type: 'adopt'; readonly answers: readonly ReceivedAnswer[] }
  | { readonly type: 'keep-files'; readonly addresses: readonly string[] }
  | { readonly type: 'outbox-changed' }
  | PageBuild
  /** To a worker that waits: its build was accepted, it is to activate (`src/data/worker/update.ts`). */
  | { readonly type: 'skip-waiting' }
  /** What the worker that waits says to the one before it, once it has been chosen. */
  | { readonly type: 'give-way' }
  /** Comes with a port, through which a `SelfCheckReply` goes back; a worker that waits answers as well. */
  | { readonly type: 'self-check' }
  | PacksTurn;

/** Whether a site could be run from a worker's build, as it lies on this device now. */
export interface SelfCheckReply {
  readonly kind: 'fit' | 'unfit';
  /** Names the build: the same for the same files, whatever device they lie on. */
  readonly build: string;
  /** How many files make it whole. */
  readonly files: number;
  /** Paths of files that are missing or are not what their names say; `database` where that does not open. */
  readonly wrong: readonly string[];
}

/**
 * A page that is looked at asks the worker to go on with packs for a short while, since no worker lives for ever. Comes
 * with a port, through which a `PacksNext` goes back; a further turn ends the one before it. What the worker cannot know
 * by itself comes along.
 */
export interface PacksTurn {
  readonly type: 'packs-turn';
  /** Whether the window is so narrow that events show their small pictures. */
  readonly isSmall: boolean;
  /** How much may be fetched that nobody has asked for. */
  readonly mayFetch: 'everything' | 'data' | 'nothing';
  /** Whether the page reaches anything just now. */
  readonly isReached: boolean;
  /** Also begins what is due by itself; null only goes on with what is under way. */
  readonly ahead: {
    /** The day on the calendar at the events, `2031-03-05`. */
    readonly today: string;
    /** Path of the event to take instead of the one that runs or comes next. */
    readonly wanted: string | null;
  } | null;
}

/** `more`: to be asked again at once. `waiting`: nothing comes just now, to be asked again later. `done`: nothing is left. */
export type PacksNext = 'more' | 'waiting' | 'done';

/**
 * Which build a page runs: the path of its main script (`import.meta.url` of `src/main.tsx`). Said once
 * at every start, and through the port that comes with a `which-build` question.
 */
export interface PageBuild {
  readonly type: 'page-build';
  readonly entry: string;
}

/** What the worker says to every open page. */
export type MessageFromWorker =
  | { readonly type: 'answer-changed'; readonly key: string; readonly savedAt: number }
  | { readonly type: 'refresh-failed'; readonly key: string; readonly reason: FailureKind }
  /** This call alone waits, since the server asked it to: what is saved is not renewed for so long. */
  | { readonly type: 'at-rest'; readonly key: string; readonly forMs: number }
  /** Another revision of what was saved is in its place; no network was reached for it. */
  | { readonly type: 'saved-changed'; readonly key: string }
  /** The server stands by the answer that was saved at `confirmedAt`; from now on it is one of `savedAt`. */
  | {
      readonly type: 'refreshed';
      readonly key: string;
      readonly savedAt: number;
      readonly confirmedAt: number;
    }
  /** Comes with a port; the page answers through it with its `PageBuild`. */
  | { readonly type: 'which-build' };

/**
 * Why a call brought nothing. `offline`: no answer came. `timeout`: the limit ran out. `http`: a status
 * outside 200–299. `refused`: the provider said no inside a 200. `shape`: not what this call answers with.
 * `portal`: a page where data was due, the mark of a network that wants a sign-in.
 */
export type FailureKind = 'offline' | 'timeout' | 'http' | 'refused' | 'shape' | 'portal';

/** Response headers by which the worker tells the page about a saved answer. */
export const SAVED_AT_HEADER = 'x-saved-at';
/** With it: what the server's clock shows now, as far as the worker knows. */
export const SERVER_NOW_HEADER = 'x-server-now';
/** Set on answers the worker could not give: the `FailureKind`, with status 504. */
export const FAILURE_HEADER = 'x-failure';
/** Background sync fires under this name; the lock around every delivery has it too (decision Q-66). */
export const OUTBOX = 'outbox';
