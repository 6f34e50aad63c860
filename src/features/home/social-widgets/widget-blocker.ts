import type { Consent } from '../../../data/preferences/consent.ts';

/**
 * What stands between a visitor who has pressed 'Show live content' and it.
 * - `agree`: the site may not yet load anything of others (decision Q-77)
 * - `network`: there is none
 * - null: nothing
 */
export type WidgetBlocker = 'agree' | 'network' | null;

/** Without a network there is nothing to agree to yet. */
export function widgetBlocker({
  consent,
  isReached,
}: {
  readonly consent: Consent;
  readonly isReached: boolean;
}): WidgetBlocker {
  if (!isReached) return 'network';
  return consent === 'given' ? null : 'agree';
}
