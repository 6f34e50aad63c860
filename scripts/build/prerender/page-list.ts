/** A path whose query decides which document answers. */
export interface QueryDocuments {
  readonly parameter: string;
  /** Value of the parameter → file. Any other value leaves the document of the path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Tells the server which file answers which address. */
export interface PageList {
  readonly pages: Readonly<Record<string, string>>;
  /** Path → which query of it has a document of its own. */
  readonly byQuery: Readonly<Record<string, QueryDocuments>>;
  /** Addresses that only the API knows. The shell answers for those that are not prerendered. */
  readonly shellPatterns: readonly string[];
  readonly shell: string;
  readonly notFound: string;
  /** Patterns of addresses that do not exist and have a page of their own that says so. */
  readonly notFoundPatterns: Readonly<Record<string, string>>;
}
