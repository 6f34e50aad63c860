import type { DeskItem, TrailEntry } from './content.ts';

/** One thing to correct. */
export interface DeskProblem {
  /** The field, with the path to it (`page.html`); null if it is about all of it. */
  readonly field: string | null;
  /** A whole sentence. */
  readonly message: string;
}

/**
 * The body of every answer of the desk's API that is no success:
 * 400 `malformed`; 401 `signed-out`; 403 `forbidden` (the role, the token or the origin); 404 `unknown`;
 * 409 `conflict`: somebody else was faster; `current` is what they wrote of an item, null if they removed it, and
 * `changes` what has changed since the state that was seen;
 * 413 `too-large`; 422 `invalid`: `problems` say where; 429 `too-many`: `Retry-After` says when; 500 `failed`: the server
 * is at fault. A method that an address does not know is 405 `unknown`, a body of another type 415 `malformed`.
 */
export interface DeskRefusal {
  readonly error:
    | 'malformed'
    | 'signed-out'
    | 'forbidden'
    | 'unknown'
    | 'conflict'
    | 'too-large'
    | 'invalid'
    | 'too-many'
    | 'failed';
  /** A whole sentence, to be shown as it is. */
  readonly message: string;
  readonly problems?: readonly DeskProblem[];
  readonly current?: DeskItem | null;
  /** Newest first, and not all of them if they are many. */
  readonly changes?: readonly TrailEntry[];
}

/** The HTTP status of each refusal, unless its cause has a closer one. */
export const REFUSAL_STATUS: Readonly<Record<DeskRefusal['error'], number>> = {
  malformed: 400,
  'signed-out': 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many': 429,
  failed: 500,
};
