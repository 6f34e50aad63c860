/** What is known of the visitor at the kiosk. All times are `performance.now()`, milliseconds. */
export interface Visit {
  readonly lastTouchAt: number;
  /** When a film was last seen playing; null if none has played since the last touch. */
  readonly filmSeenAt: number | null;
  /** The operator's setting. */
  readonly idleAfterMs: number;
}

/** `asking`: "Are you still there?", and the time left to answer. `over`: the kiosk resets for the next visitor. */
export type VisitPhase =
  | { readonly kind: 'in-use'; readonly nextInMs: number }
  | { readonly kind: 'asking'; readonly leftMs: number }
  | { readonly kind: 'over' };

/** At least this long to answer (WCAG 2.2.1). */
const ASKED_FOR_MS = 20_000;
/** Watching a film counts as presence, but not forever. */
const FILM_COUNTS_FOR_MS = 5 * 60_000;

/** Returns the phase of a visit: without a touch for a while the visitor is asked, then assumed gone. */
export function visitPhase({ lastTouchAt, filmSeenAt, idleAfterMs }: Visit, now: number): VisitPhase {
  const watchedUntil = Math.min(filmSeenAt ?? lastTouchAt, lastTouchAt + FILM_COUNTS_FOR_MS);
  const askAt = Math.max(lastTouchAt, watchedUntil) + idleAfterMs;
  if (now < askAt) return { kind: 'in-use', nextInMs: askAt - now };
  const leftMs = askAt + ASKED_FOR_MS - now;
  return leftMs > 0 ? { kind: 'asking', leftMs } : { kind: 'over' };
}
