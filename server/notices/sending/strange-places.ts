import { isKnownService, ownerOf } from './known-services.ts';
import type { PushOutcome } from './push-outcome.ts';

/** Messages that one owner of strange hosts may have under way, and all of them together. */
const MOST_OF_ONE = 5;
const MOST_OF_ALL = 25;
const MOST_PROVEN = 1_000;

/**
 * Places for push services that nobody has heard of. Strangers can name as many hosts as they like that accept and never
 * answer; they may not take the places of all others. Whoever has answered lately has as many as it needs.
 */
export class StrangePlaces {
  private readonly taken = new Map<string, number>();
  private readonly proven = new Set<string>();
  private all = 0;

  /** Takes a place for a message; returns what gives it back, or null if there is none now. */
  take(hostname: string): ((outcome: PushOutcome) => void) | null {
    if (isKnownService(hostname)) return () => undefined;
    const owner = ownerOf(hostname);
    const isStrange = !this.proven.has(owner);
    const own = this.taken.get(owner) ?? 0;
    if (isStrange && (own >= MOST_OF_ONE || this.all >= MOST_OF_ALL)) return null;
    if (isStrange) this.add(owner, 1);
    return (outcome) => {
      if (isStrange) this.add(owner, -1);
      this.learn(owner, outcome);
    };
  }

  private add(owner: string, count: 1 | -1): void {
    const own = (this.taken.get(owner) ?? 0) + count;
    if (own > 0) this.taken.set(owner, own);
    else this.taken.delete(owner);
    this.all += count;
  }

  private learn(owner: string, { outcome }: PushOutcome): void {
    if (outcome === 'later') this.proven.delete(owner);
    if (outcome !== 'sent') return;
    if (this.proven.size >= MOST_PROVEN) this.proven.clear();
    this.proven.add(owner);
  }
}
