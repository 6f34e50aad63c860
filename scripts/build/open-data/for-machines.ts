import type { PrerenderModule } from '../prerender/prerender-module.ts';
import type { SiteDocument } from '../prerender/render-site.ts';

/** Tags that tell machines what a page is about, and where its data are. */
export interface ForMachines {
  /** For the document's head. */
  readonly links: string;
  /** The block of structured data, for the end of the document: nothing waits for it. */
  readonly block: string;
}

const NEWS_LINKS =
  '<link rel="alternate" type="application/atom+xml" title="News" href="/feed.atom">' +
  '<link rel="alternate" type="application/feed+json" title="News" href="/feed.json">';
/** In the worker's copy of a page nobody would read it. */
const BLOCK = /<script type="application\/ld\+json"[^>]*>[^<]*<\/script>/g;

/**
 * Makes these tags for every page. What is true of one address only is marked with `data-of-page`, so that the
 * application removes it when the visitor goes on (`src/features/shell/page-metadata/page-head.tsx`).
 */
export function forMachines(
  { pageStructuredData, schedulePath }: PrerenderModule,
  documents: readonly SiteDocument[],
): (document: SiteDocument) => ForMachines | undefined {
  const names = new Map(
    documents.flatMap(({ path, page }): [string, string][] =>
      path === undefined ? [] : [[path, page.name]],
    ),
  );
  const hasNews = documents.some(({ page }) => (page.facts.articles ?? []).length > 0);
  return ({ path, page }) => {
    if (path === undefined || !page.isListed) return undefined;
    const data = pageStructuredData(path, page.facts.nodes, names);
    const schedule = page.facts.schedule ? encodeURI(schedulePath(path)) : null;
    return {
      links:
        (hasNews ? NEWS_LINKS : '') +
        (schedule === null
          ? ''
          : `<link rel="alternate" type="application/json" title="Schedule" href="${inAttribute(schedule)}" data-of-page>`),
      block: data === '' ? '' : `<script type="application/ld+json" data-of-page>${data}</script>`,
    };
  };
}

/** A document without its block of structured data. */
export const withoutStructuredData = (html: string): string => html.replace(BLOCK, '');

const inAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
