import { safeAddress } from '../../../ui/links/safe-address.ts';

/**
 * The address for the frame of a film, exactly as the provider gives it (decision Q-77); null where it is
 * not a web address of another site, which must not become a frame.
 */
export function embedAddress(given: string): string | null {
  const address = safeAddress(given);
  if (address?.kind !== 'outside') return null;
  return /^(?:https?:)?\/\//i.test(given) ? given : address.href;
}
