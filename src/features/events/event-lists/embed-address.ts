import { safeAddress } from '../../../ui/links/safe-address.ts';
import { asGiven } from '../../../ui/media/as-given.ts';

/**
 * The address for the frame of a film, exactly as the provider gives it (decision Q-77); null where it is
 * not a web address of another site, which must not become a frame.
 */
export function embedAddress(given: string): string | null {
  const address = safeAddress(given);
  return address?.kind === 'outside' ? asGiven(given, address.href) : null;
}
