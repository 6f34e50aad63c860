declare const untrusted: unique symbol;

/**
 * Markup written by somebody outside this project. It is opaque on purpose: only the room
 * `src/ui/safe-html` may look inside, and it cleans before it shows (decision Q-51).
 */
export type UntrustedHtml = { readonly [untrusted]: true };

/** Seals markup as it comes in from the API. */
export function asUntrustedHtml(markup: string): UntrustedHtml {
  return markup as unknown as UntrustedHtml;
}

/** Opens the seal. For the cleaning component and for tests, nobody else: the walls test holds this. */
export function openUntrustedHtml(html: UntrustedHtml): string {
  return html as unknown as string;
}

/** Whether there is anything to show at all; blank markup leaves no box. */
export function hasMarkup(html: UntrustedHtml): boolean {
  return openUntrustedHtml(html).trim() !== '';
}
