import { groupBy } from '#core/schedule/group-by.ts';
import type { EntryKind, SearchEntry } from './entries/search-entry.ts';
import type { MatchLevel } from './match-level.ts';
import type { Timing } from './timing.ts';

/** A result. */
export interface Hit {
  readonly entry: SearchEntry;
  /** Its matched terms (`termsOf`), so that its words can be highlighted. */
  readonly terms: readonly string[];
  /** The query words that matched it, as terms. */
  readonly asked: readonly string[];
  readonly timing: Timing;
}

export interface ScoredHit extends Hit {
  readonly level: MatchLevel;
  /** Whether the words of its name stand by themselves: "final", not "semi-final". */
  readonly isWhole: boolean;
  /** Tells apart what matches equally well and has no time. */
  readonly score: number;
}

/** `asked` is on at the time asked for, `other` at another time or has none. */
export type Standing = 'asked' | 'other' | 'over';

/** The hits of one kind, in the order in which they are shown. */
export interface HitGroup {
  readonly kind: EntryKind;
  readonly hits: readonly ScoredHit[];
}

/** What is over comes last, even on the day asked for, unless that day itself has passed. */
export function standingOf({ timing: { phase, isAsked, isOfPastDay } }: Hit): Standing {
  if (isAsked && (phase !== 'over' || isOfPastDay)) return 'asked';
  return phase === 'over' ? 'over' : 'other';
}

/** Groups hits by kind and sorts both: the best first, what is over last. */
export function grouped(hits: readonly ScoredHit[]): HitGroup[] {
  return [...groupBy(hits, ({ entry }) => entry.kind)]
    .map(([kind, ofKind]) => ({ kind, hits: ofKind.toSorted(isTimedKind(kind) ? byTime : byScore) }))
    .sort((a, b) => byFirst(a, b));
}

const isTimedKind = (kind: EntryKind) => kind === 'entry' || kind === 'event';

const STANDINGS: Readonly<Record<Standing, number>> = { asked: 0, other: 1, over: 2 };
const PHASES: Readonly<Record<Timing['phase'], number>> = { now: 0, ahead: 1, none: 2, over: 3 };

const byScore = (a: ScoredHit, b: ScoredHit) => b.score - a.score;

/**
 * By standing, then by how well and how wholly it matches, then what is on now, then by time: the soonest, or what has
 * just ended.
 */
function byTime(a: ScoredHit, b: ScoredHit): number {
  const [one, other] = [a.timing, b.timing];
  return (
    STANDINGS[standingOf(a)] - STANDINGS[standingOf(b)] ||
    b.level - a.level ||
    Number(b.isWhole) - Number(a.isWhole) ||
    PHASES[one.phase] - PHASES[other.phase] ||
    Number(one.isLasting) - Number(other.isLasting) ||
    (one.phase === 'over' ? earlier(other.endsAt, one.endsAt) : earlier(one.startsAt, other.startsAt)) ||
    byScore(a, b)
  );
}

function earlier(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Entries of a schedule come first among kinds that match equally well, and kinds of which all is over come last. */
function byFirst(a: HitGroup, b: HitGroup): number {
  const [one, other] = [a.hits[0], b.hits[0]];
  if (one === undefined || other === undefined) return 0;
  const best = ({ hits }: HitGroup) => Math.max(...hits.map(({ level }) => level));
  const isAsked = (hit: ScoredHit) => standingOf(hit) === 'asked';
  const isOver = (hit: ScoredHit) => standingOf(hit) === 'over';
  return (
    Number(isAsked(other)) - Number(isAsked(one)) ||
    best(b) - best(a) ||
    Number(isOver(one)) - Number(isOver(other)) ||
    Number(b.kind === 'entry') - Number(a.kind === 'entry') ||
    Math.max(...b.hits.map(({ score }) => score)) - Math.max(...a.hits.map(({ score }) => score))
  );
}
