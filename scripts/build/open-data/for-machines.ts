import type { PrerenderModule } from '../prerender/prerender-module.ts';
import type { SiteDocument } from '../prerender/site-document.ts';

/** Tags that tell machines what a page is about, and where its data are. */
export interface ForMachines {
  /** For the document's head. */
  readonly links: string;
  /** The block of structured data, for the end of the document: nothing waits for it. */
  readonly block: string;
}

const NEWS_LINKS =
  alternate('application/atom+xml', 'News', '/feed.atom') +
  alternate('application/feed+json', 'News', '/feed.json');
const OF_PAGE = ' data-of-page';
/** No machine reads the worker's copy of a page. */
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
    const { schedule, changeFeeds } = page.facts;
    return {
      links: [
        hasNews ? NEWS_LINKS : '',
        schedule ? alternate('application/json', 'Schedule', encodeURI(schedulePath(path)), OF_PAGE) : '',
        changeFeeds ? changeLinks(changeFeeds) : '',
      ].join(''),
      block: data === '' ? '' : `<script type="application/ld+json" data-of-page>${data}</script>`,
    };
  };
}

/** A document without its block of structured data. */
export const withoutStructuredData = (html: string): string => html.replace(BLOCK, '');

const changeLinks = ({ atom, json }: { readonly atom: string; readonly json: string }) =>
  alternate('application/atom+xml', 'Schedule changes', atom, OF_PAGE) +
  alternate('application/feed+json', 'Schedule changes', json, OF_PAGE);

function alternate(type: string, title: string, address: string, mark = ''): string {
  const href = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<link rel="alternate" type="${type}" title="${title}" href="${href}"${mark}>`;
}
