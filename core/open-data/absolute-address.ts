/**
 * Puts the site in front of an address, unless it names a site itself.
 *
 * @param site like `https://www.example.org`; '' if it is not known, and the address then stays as it is
 * @param address a full address, or a path from the first slash on
 */
export function absoluteAddress(site: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : site + address;
}
