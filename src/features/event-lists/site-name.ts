/** The name by which people know another site, `youtube.com`; '' for an address without a host. */
export function siteName(address: string): string {
  try {
    return new URL(address, 'https://own.invalid').hostname
      .replace(/^www\./, '')
      .replace(/^own\.invalid$/, '');
  } catch {
    return '';
  }
}
