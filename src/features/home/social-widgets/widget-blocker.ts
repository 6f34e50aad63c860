import type { Consent } from '../../../data/preferences/consent.ts';

/**
 * What keeps live content from a visitor who has pressed 'Show live content'.
 * - `agree`: the site may not load anything from other sites yet (reading Q-77)
 * - `network`: there is no network
 * - null: nothing
 */
export type WidgetBlocker = 'agree' | 'network' | null;

/** Offline comes first, because without a network there is nothing to agree to yet. */
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
