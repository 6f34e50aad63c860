import { safeAddress } from '../../../ui/links/safe-address.ts';
import { asGiven } from '../../../ui/media/as-given.ts';

/**
 * Returns the address for a film's iframe, exactly as the provider gives it (reading Q-77). Null if it is not a web
 * address of another site, because such an address must not be framed.
 */
export function embedAddress(given: string): string | null {
  const address = safeAddress(given);
  return address?.kind === 'outside' ? asGiven(given, address.href) : null;
}
