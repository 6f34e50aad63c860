/** Returns the familiar name of another site, `youtube.com`; '' for an address without a host. */
export function siteName(address: string): string {
  try {
    // Matches `safeAddress`: an address that starts with `www.` has a host too.
    const given = address.trim().replace(/^(?=www\.)/i, 'https://');
    return new URL(given, 'https://own.invalid').hostname.replace(/^www\./, '').replace(/^own\.invalid$/, '');
  } catch {
    return '';
  }
}
