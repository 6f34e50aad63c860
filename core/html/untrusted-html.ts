declare const untrusted: unique symbol;

/**
 * Markup from outside this project. The type is opaque on purpose: only `src/ui/safe-html` may look inside, and it
 * sanitizes the markup before showing it (reading Q-51).
 */
export type UntrustedHtml = { readonly [untrusted]: true };

/** Seals markup that comes from the API. */
export function asUntrustedHtml(markup: string): UntrustedHtml {
  return markup as unknown as UntrustedHtml;
}

/** Opens the seal, for the sanitizing component and for tests only; the module boundaries test checks this. */
export function openUntrustedHtml(html: UntrustedHtml): string {
  return html as unknown as string;
}

/** Whether there is anything to show; blank markup leaves no empty box. */
export function hasMarkup(html: UntrustedHtml): boolean {
  return openUntrustedHtml(html).trim() !== '';
}
