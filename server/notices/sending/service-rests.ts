import { isKnownService } from './known-services.ts';
import type { PushOutcome } from './push-outcome.ts';

/** After this many failures in a row, a push service is left alone. A single one may only concern its device. */
const MOST_FAILURES = 10;
const SHORTEST_REST_MS = 30_000;
const LONGEST_REST_MS = 15 * 60_000;
/** Strangers may name as many hosts as they like. */
const MOST_SERVICES = 1_000;

interface Service {
  failures: number;
  rests: number;
  until: number;
}

/**
 * Which push services are left alone for a while: one that is down or overloaded would otherwise take the places of all
 * others, once for each of its devices.
 */
export class ServiceRests {
  private readonly services = new Map<string, Service>();

  /** Returns until when a push service is left alone; 0 if it is not. */
  restOf(origin: string, now: number): number {
    const until = this.services.get(origin)?.until ?? 0;
    return until > now ? until : 0;
  }

  /** Learns from what a push service has answered. */
  note(origin: string, outcome: PushOutcome, now: number): void {
    if (outcome.outcome !== 'later') {
      this.services.delete(origin);
      return;
    }
    if (!outcome.isDown) return;
    const service = this.services.get(origin) ?? { failures: 0, rests: 0, until: 0 };
    service.failures += 1;
    if (service.failures >= MOST_FAILURES && service.until <= now) {
      const rest = Math.min(SHORTEST_REST_MS * 2 ** service.rests, LONGEST_REST_MS);
      service.until = now + Math.max(rest, outcome.waitMs ?? 0);
      service.rests += 1;
    }
    this.services.delete(origin);
    if (this.services.size >= MOST_SERVICES) this.forgetStranger();
    this.services.set(origin, service);
  }

  private forgetStranger(): void {
    for (const origin of this.services.keys())
      if (!isKnownService(new URL(origin).hostname)) {
        this.services.delete(origin);
        return;
      }
  }
}
