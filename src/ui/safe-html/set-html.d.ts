/** The compiler's DOM types include all of the HTML Sanitizer API except this. */
interface Element {
  /** Parses markup as content of this element and keeps what the sanitizer allows. */
  setHTML(markup: string, options?: { readonly sanitizer: Sanitizer }): void;
}
