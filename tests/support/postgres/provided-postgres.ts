/** Where databases for tests can be made. */
export interface ProvidedPostgres {
  readonly url: string;
  /** Of the names of all that a run makes. */
  readonly prefix: string;
  /** A database to copy, which has all tables already. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where tests have the embedded database. */
    readonly postgres?: ProvidedPostgres;
  }
}
