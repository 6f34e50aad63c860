/** What is known of the stranger before the kiosk. All times are `performance.now()`, milliseconds. */
export interface Visit {
  readonly lastTouchAt: number;
  /** When a film was last seen playing; null where none was since the last touch. */
  readonly filmSeenAt: number | null;
  /** The operator's setting. */
  readonly idleAfterMs: number;
}

/** `asking`: "Are you still here?", and what is left of the time to answer. `over`: the next one finds a fresh kiosk. */
export type VisitPhase =
  | { readonly kind: 'in-use'; readonly nextInMs: number }
  | { readonly kind: 'asking'; readonly leftMs: number }
  | { readonly kind: 'over' };

/** At least so long for the answer (WCAG 2.2.1). */
const ASKED_FOR_MS = 20_000;
/** Watching a film is being there, but not for ever. */
const FILM_COUNTS_FOR_MS = 5 * 60_000;

/** Where a visit stands: nobody touches the screen for a while, is asked, and is taken to have left. */
export function visitPhase({ lastTouchAt, filmSeenAt, idleAfterMs }: Visit, now: number): VisitPhase {
  const watchedUntil = Math.min(filmSeenAt ?? lastTouchAt, lastTouchAt + FILM_COUNTS_FOR_MS);
  const askAt = Math.max(lastTouchAt, watchedUntil) + idleAfterMs;
  if (now < askAt) return { kind: 'in-use', nextInMs: askAt - now };
  const leftMs = askAt + ASKED_FOR_MS - now;
  return leftMs > 0 ? { kind: 'asking', leftMs } : { kind: 'over' };
}
