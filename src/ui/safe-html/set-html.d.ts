/** Of the HTML Sanitizer API the compiler's own list of the platform has all but this. */
interface Element {
  /** Parses markup as content of this element and keeps what the sanitizer lets in. */
  setHTML(markup: string, options?: { readonly sanitizer: Sanitizer }): void;
}
