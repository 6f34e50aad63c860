import type { HeaderSettings } from '../response-headers.ts';

/** The part of a rendered page that the build uses (`src/prerender.tsx`). */
export interface RenderedPage {
  /** Markup for `#root`. */
  readonly html: string;
  /** Tags for `<head>`. */
  readonly head: string;
  /** The data block that hydration reads. */
  readonly data: string;
  /** Folder of the screen in `src/pages`. */
  readonly folder: string | undefined;
  /** The markup with everything the API has for it, though the page itself may hold only the first part. */
  readonly whole: string;
  /** Addresses of all events in the lists the page was rendered with. */
  readonly events: readonly string[];
  /** Responses that the page lacks, by their key: all but the first part, all of it, or a response that did not come. */
  readonly lacks: readonly {
    readonly key: string;
    readonly what: 'rest' | 'all' | 'answer';
    readonly why: string;
  }[];
}

/** The part of `src/prerender.tsx` that the build uses. The build loads its bundle at run time. */
export interface PrerenderModule {
  readonly staticPaths: readonly string[];
  readonly cataloguePaths: readonly string[];
  /** Files for addresses of the catalogue that do not exist, with the patterns of these addresses. */
  readonly catalogueGaps: readonly {
    readonly file: string;
    readonly path: string;
    readonly patterns: readonly string[];
  }[];
  readonly openPatterns: readonly string[];
  readonly SHELL_PATH: string;
  readonly settings: HeaderSettings & { readonly productName: string; readonly productSlug: string };
  translatorAddresses(): readonly string[];
  apiAnswers(): Promise<boolean>;
  renderPage(path: string, metadata: unknown): Promise<RenderedPage>;
}
