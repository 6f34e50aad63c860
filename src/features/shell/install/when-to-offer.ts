import { readSpan } from '#core/time/event-span.ts';
import { type Gains, hasGained } from '../../../data/visit/gains.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Long enough to plan a journey. */
export const NEAR_MS = 60 * DAY_MS;
/** A no holds for a season. */
export const QUIET_MS = 90 * DAY_MS;

/** Start and end as the provider writes them. */
export interface WrittenSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What is known without reading the database. */
export interface QuickFacts extends Gains {
  /** Whether the visitor can follow the offer: the browser would ask, or we can say how. */
  readonly isPossible: boolean;
  readonly isInstalled: boolean;
  readonly isKiosk: boolean;
  readonly stars: number;
  /** When the visitor last said no: device time, milliseconds since 1970; null for never. */
  readonly declinedAt: number | null;
  /** Device time, milliseconds since 1970. */
  readonly now: number;
}

/**
 * Whether an installation may be offered at all: to a visitor who has got something out of the site, after the first
 * page of a visit, and not within a season after a no.
 */
export function isWelcome(facts: QuickFacts): boolean {
  const { isPossible, isInstalled, isKiosk, declinedAt, now } = facts;
  if (!isPossible || isInstalled || isKiosk || facts.pagesSeen < 2) return false;
  // A clock that was set back must not keep it quiet for years.
  const isQuiet = declinedAt !== null && Math.abs(now - declinedAt) < QUIET_MS;
  return !isQuiet && hasGained(facts, facts.stars);
}

/**
 * Whether one of these events is on, or begins within 60 days.
 *
 * @param now milliseconds since 1970
 */
export function isNearEvent(events: readonly WrittenSpan[], now: number): boolean {
  return events.some(({ startsAt, endsAt }) => {
    const span = readSpan(startsAt, endsAt);
    return span !== null && span.from.at - now <= NEAR_MS && now < span.endsAt;
  });
}
