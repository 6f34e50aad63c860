import type { SiteRules } from '../hosts/host-rules.ts';
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
  /** For the page of an article: all articles, latest first. */
  readonly articles: readonly ArticleDocument[];
  /** Responses that the page lacks, by their key: all but the first part, all of it, or a response that did not come. */
  readonly lacks: readonly {
    readonly key: string;
    readonly what: 'rest' | 'all' | 'answer';
    readonly why: string;
  }[];
  /** The title without the site's name. */
  readonly name: string;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  readonly facts: PageFacts;
}

/** Returns the path of the preview of a picture, by the address that pages have it under; null if there can be none. */
export type PreviewOf = (picture: string) => Promise<string | null>;

/** An article that gets a document of its own. */
export interface ArticleDocument {
  /** Address of its page, decoded. */
  readonly path: string;
  readonly key: string;
  /** Values of the query that lead to it. */
  readonly values: readonly string[];
}

/** What a page has for machines. The build only hands it on. */
interface PageFacts {
  readonly nodes: readonly unknown[];
  readonly schedule?: object | null;
  readonly changeFeeds?: { readonly atom: string; readonly json: string } | null;
  readonly articles?: readonly unknown[];
}

/** A page of the site, as files of open data list it. */
export interface BuiltPage {
  /** Decoded. */
  readonly path: string;
  readonly isListed: boolean;
  readonly facts: PageFacts;
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
  readonly settings: HeaderSettings & {
    readonly productName: string;
    readonly productSlug: string;
    readonly siteUrl: string;
  };
  readonly siteRules: SiteRules;
  /** The site in one sentence, in the language of the content. */
  readonly description: string;
  translatorAddresses(): readonly string[];
  apiAnswers(): Promise<boolean>;
  renderPage(path: string, metadata: unknown, previewOf?: PreviewOf): Promise<RenderedPage>;
  /** Content of a page's `application/ld+json` block; '' if it has nothing to tell. */
  pageStructuredData(path: string, nodes: readonly unknown[], names: ReadonlyMap<string, string>): string;
  /** Path of an event's `schedule.json`, by the path of its page. */
  schedulePath(path: string): string;
  siteFiles(content: {
    readonly pages: readonly BuiltPage[];
    readonly description: string;
    readonly robots: string;
    readonly earlierFeed: unknown;
    readonly now: Date;
  }): { readonly file: string; readonly text: string }[];
}
