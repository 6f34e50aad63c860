import { type Day, dayInEventZone } from './days.ts';

/** The configured name behind the masked `{product}` (decision Q-01). */
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

/** Values of a request by the provider's names; '' if not sent. */
export type SampleValues = Readonly<Record<string, string>>;

/** Thrown by special paths that stand for a failing provider. */
export class SampleFailure extends Error {
  override readonly name = 'SampleFailure';
}

export function sampleSetting(now: Date, startedAt: Date, product: Product, edge: boolean): SampleSetting {
  return { today: dayInEventZone(now), startedAt, product, edge };
}

/** Returns an address on the stand-in for the separate enrolment site. */
export function enrolmentAddress(
  what: 'login' | 'signup' | 'game' | 'donate',
  details: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(details).toString();
  return `/enrolment-sample/${what}${query === '' ? '' : `?${query}`}`;
}
