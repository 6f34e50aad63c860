/** Who to tell about a weakness of the site. */
export interface SecurityContact {
  /** `mailto:` or `https:` addresses, the preferred one first. */
  readonly contacts: readonly string[];
  /** After that, nobody should rely on the file. */
  readonly expires: Date;
  /** BCP 47 */
  readonly languages: readonly string[];
  /** The full address of the file itself, if it is known. */
  readonly canonical?: string | undefined;
}

/** Writes `/.well-known/security.txt` (RFC 9116). */
export function securityText({ contacts, expires, languages, canonical }: SecurityContact): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(canonical === undefined ? [] : [`Canonical: ${canonical}`]),
  ];
  return `${lines.join('\n')}\n`;
}
