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
  /** The page has drawn its first frame, or draws none: the rest of its document may come. */
  | { readonly type: 'first-frame' }
  | { readonly type: 'skip-waiting' }
  /** What the worker that waits says to the one before it, once it has been chosen. */
  | { readonly type: 'give-way' }
  /** Comes with a port, through which a `SelfCheckReply` goes back; a worker that waits answers as well. */
  | { readonly type: 'self-check' }
  | PackAsk;

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
 * What a page that makes a pack asks of the worker, one thing at a time: the worker fetches and keeps, the page leads.
 * Each comes with a port, through which a `PackReply` goes back.
 */
export type PackAsk =
  /** Fetch an answer of the pack's next revision and put it aside. */
  | {
      readonly type: 'pack-answer';
      readonly pack: string;
      readonly endpoint: string;
      readonly values: RequestValues;
      /** What is saved will do where the server brings nothing usable and does not say that there is none. */
      readonly orSaved?: boolean;
      /** The revision in use holds it: a plain no, which a database that failed says too, does not take it away. */
      readonly isTaken?: boolean;
    }
  /** Take a picture; `address` is whole. */
  | { readonly type: 'pack-picture'; readonly address: string }
  /** Everything is here: put the next revision in the place of the old one. */
  | {
      readonly type: 'pack-commit';
      readonly pack: string;
      readonly answers: readonly string[];
      readonly pictures: readonly string[];
      readonly pictureBytes: number;
      readonly missingPictures: number;
    };

export type PackReply =
  /** An answer's `body` and `at`, or a picture's `bytes`. */
  | { readonly kind: 'here'; readonly body?: string; readonly at?: number; readonly bytes: number }
  | { readonly kind: 'switched' }
  | {
      readonly kind: 'failed';
      readonly reason: FailureKind | 'full' | 'unavailable';
      readonly status?: number | undefined;
    };

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
