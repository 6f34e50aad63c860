/**
 * Appends the tracking string to a registration link (reading Q-09): unchanged if it begins with `?` or `&`, otherwise
 * as the encoded query value `track`. An existing query and hash are kept. Without a string, and for mail, telephone
 * and same-page links, the link stays as it is.
 */
export function registrationHref(address: string, trackingString: string | null): string {
  if (address === '' || trackingString === null || trackingString === '') return address;
  if (/^\s*(?:mailto:|tel:|#)/i.test(address)) return address;
  const hashAt = address.indexOf('#');
  const hash = hashAt === -1 ? '' : address.slice(hashAt);
  const rest = hashAt === -1 ? address : address.slice(0, hashAt);
  const joint = rest.includes('?') ? '&' : '?';
  const value = /^[?&]/.test(trackingString)
    ? trackingString.slice(1)
    : `track=${encodeURIComponent(trackingString)}`;
  return `${rest}${joint}${value}${hash}`;
}
