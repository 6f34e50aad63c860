/** If the document is still here after this time (a download, or the visitor chose to stay), it was not left. */
const STAYED_AFTER_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Notes that this document is being left, or is back. */
export function noteLeaving(isLeft: boolean): void {
  leftAt = isLeft ? performance.now() : Number.NEGATIVE_INFINITY;
}

/** Whether this document is being left: a call that breaks off then is not a failure. */
export const isLeaving = (): boolean => performance.now() - leftAt < STAYED_AFTER_MS;
