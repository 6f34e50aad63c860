/** The name by which people know another site, `youtube.com`; '' for an address without a host. */
export function siteName(address: string): string {
  try {
    // As `safeAddress` reads it: one that begins with `www.` has a host as well.
    const given = address.trim().replace(/^(?=www\.)/i, 'https://');
    return new URL(given, 'https://own.invalid').hostname.replace(/^www\./, '').replace(/^own\.invalid$/, '');
  } catch {
    return '';
  }
}
