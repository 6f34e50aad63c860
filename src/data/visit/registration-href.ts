/**
 * Appends the tracking string to a registration link (decision Q-09): as it is when it already begins
 * with `?` or `&`, else as the encoded query value `track`. Existing query and hash survive; no string,
 * plain link. Mail, telephone and places of the same page are no registration links.
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
