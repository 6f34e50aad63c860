import { type DeskRefusal, REFUSAL_STATUS } from '#core/desk/problems.ts';

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
    this.status = REFUSAL_STATUS[refusal.error];
  }
}
