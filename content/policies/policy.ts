import type { Prose } from '../prose.ts';

/** A policy of the site's own. */
export interface Policy {
  /** The day of its last change, `yyyy-mm-dd`. */
  readonly lastChanged: string;
  /** What matters most, in a few sentences. */
  readonly inShort: readonly string[];
  readonly text: Prose;
}
