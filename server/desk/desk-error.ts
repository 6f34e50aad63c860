import type { DeskRefusal } from '#core/desk/problems.ts';

const STATUS: Readonly<Record<DeskRefusal['error'], number>> = {
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

/** What a route of the desk throws so that the caller is refused in words. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly status: number;

  /** @param retryAfterS of `too-many`: the seconds to wait */
  constructor(
    readonly refusal: DeskRefusal,
    readonly retryAfterS?: number,
  ) {
    super(refusal.message);
    this.status = STATUS[refusal.error];
  }
}
