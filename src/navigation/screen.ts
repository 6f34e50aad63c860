import type { ComponentType } from 'react';

/** What the router and the build know of a page before its code is loaded: `src/pages/<folder>/screen.ts`. */
export interface Screen {
  /** Place in section 2 of the specification (1 to 28); the pages it does not list follow (reading Q-78). */
  readonly order: number;
  /** Patterns of its addresses. Those without a parameter are prerendered. */
  readonly paths: readonly string[];
  /** The API decides which addresses exist; some may be unknown to the build (reading Q-80). */
  readonly isFilledByApi?: true;
  /** Loads `<folder>-page.tsx`, which has a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
}
