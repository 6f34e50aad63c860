import { type Day, dayInEventZone } from './days.ts';

/** The configured name behind the masked `{product}` (reading Q-01). */
export interface Product {
  readonly name: string;
  readonly slug: string;
}

/** Everything sample answers depend on, so that they are constant within a day. */
export interface SampleSetting {
  readonly today: Day;
  readonly startedAt: Date;
  readonly product: Product;
  /** The scenario `edge`: broken pictures, dead links, odd and hostile values. */
  readonly edge: boolean;
}

/** Thrown by special paths that stand for a failing provider. */
export class SampleFailure extends Error {
  override readonly name = 'SampleFailure';
}

/** A festival's night belongs to the evening before until this hour (record 19). */
const DAY_BEGINS_AFTER_MS = 5 * 60 * 60_000;

/**
 * Returns what the answers depend on at that moment: the day is the festival's, so what is "today" never changes at
 * night.
 */
export function sampleSetting(now: Date, startedAt: Date, product: Product, edge: boolean): SampleSetting {
  const today = dayInEventZone(new Date(now.getTime() - DAY_BEGINS_AFTER_MS));
  return { today, startedAt, product, edge };
}

/** Returns an address on the stand-in for the separate enrolment site. */
export function enrolmentAddress(
  what: 'login' | 'signup' | 'game' | 'donate',
  details: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(details).toString();
  return `/enrolment-sample/${what}${query === '' ? '' : `?${query}`}`;
}
