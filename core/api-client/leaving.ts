/** A document that was not left after all (a download, a question answered with no) is one again after that. */
const STAYED_AFTER_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** The document that asks is being left, or has come back. */
export function noteLeaving(isLeft: boolean): void {
  leftAt = isLeft ? performance.now() : Number.NEGATIVE_INFINITY;
}

/** Whether a call that breaks off now does so because its document is being left: that is no failure. */
export const isLeaving = (): boolean => performance.now() - leftAt < STAYED_AFTER_MS;
