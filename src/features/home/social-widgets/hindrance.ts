import type { Consent } from '../../../data/preferences/consent.ts';

/**
 * What stands between a visitor who has pressed 'Show live content' and it.
 * - `agree`: the site may not yet load anything of others (decision Q-77)
 * - `network`: there is none
 * - null: nothing
 */
export type Hindrance = 'agree' | 'network' | null;

/** Without a network there is nothing to agree to yet. */
export function hindranceTo({
  consent,
  isReached,
}: {
  readonly consent: Consent;
  readonly isReached: boolean;
}): Hindrance {
  if (!isReached) return 'network';
  return consent === 'given' ? null : 'agree';
}
