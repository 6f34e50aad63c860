/** A piece of written text: a paragraph, or a heading, a list or numbered steps. */
export type ProseBlock =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] };

/** A text of the site's own, in the order it is read. */
export type Prose = readonly ProseBlock[];
