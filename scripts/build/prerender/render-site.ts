import { pagePath } from '../page-path.ts';
import { findPageLinks } from './find-page-links.ts';
import { incompletePageMessages } from './incomplete-page-messages.ts';
import type { PageList, QueryDocuments } from './page-list.ts';
import type { PrerenderModule, PreviewOf, RenderedPage } from './prerender-module.ts';
import { renderArticles } from './render-articles.ts';
import type { SiteDocument } from './site-document.ts';

/** Fixed addresses and the catalogue come first, then all events, then what these pages link to. */
const MOST_PAGES = 2_000;
const SHELL = 'app-shell.html';
const NOT_FOUND = '404.html';
const NOT_FOUND_PATH = '/no-such-page';

/**
 * Renders every address that the site and the API know, its articles, the shell, and the pages for addresses that do not
 * exist.
 *
 * @param metadata the parsed `/seo.json`
 * @param previewOf draws the preview of a page's own picture and returns its path; null if it cannot be drawn
 * @param followsLinks whether the API answers, which alone knows the addresses that pages link to
 */
export async function renderSite(
  bundled: PrerenderModule,
  metadata: unknown,
  previewOf: PreviewOf,
  followsLinks: boolean,
): Promise<{ documents: SiteDocument[]; list: PageList }> {
  const { renderPage, staticPaths, cataloguePaths, catalogueGaps, openPatterns, SHELL_PATH } = bundled;
  const documents: SiteDocument[] = [];
  const pages: Record<string, string> = {};
  const lacking: { path: string; lacks: RenderedPage['lacks'] }[] = [];
  const queue = [...staticPaths, ...cataloguePaths];
  const seen = new Set(queue);
  const leftOut = new Set<string>();
  const byQuery: Record<string, QueryDocuments> = {};
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { whole, events, articles, lacks, ...page } = await renderPage(path, metadata, previewOf);
    const exists = staticPaths.includes(path) || page.isListed;
    if (!exists) continue;
    const file = path === '/' || path === '/home' ? 'index.html' : `${path.slice(1)}/index.html`;
    pages[path] = file;
    lacking.push({ path, lacks });
    if (path !== '/home') documents.push({ file, path, page, kind: 'page' });
    if (articles.length > 0) {
      const own = await renderArticles(articles, (article) => renderPage(article, metadata, previewOf));
      documents.push(...own.documents);
      lacking.push(...own.lacking);
      byQuery[path] = { parameter: own.parameter, files: own.files };
    }
    if (!followsLinks) continue;
    for (const next of [...findPageLinks(whole), ...events.map(pagePath)]) {
      if (next === null || seen.has(next)) continue;
      if (seen.size >= MOST_PAGES) leftOut.add(next);
      else {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  for (const sentence of incompletePageMessages(lacking)) console.log(sentence);
  if (leftOut.size > 0)
    console.log(
      `${leftOut.size} addresses beyond the first ${MOST_PAGES} are not prerendered: the shell answers for them`,
    );
  documents.push({ file: SHELL, page: await renderPage(SHELL_PATH, metadata), kind: 'shell' });
  // It answers for many addresses, and its frame may differ with each, so the browser renders it again like the shell.
  documents.push({ file: NOT_FOUND, page: await renderPage(NOT_FOUND_PATH, metadata), kind: 'shell' });
  const notFoundPatterns: Record<string, string> = {};
  for (const { file, path, patterns } of catalogueGaps) {
    documents.push({ file, page: await renderPage(path, metadata), kind: 'shell' });
    for (const pattern of patterns) notFoundPatterns[pattern] = file;
  }
  const list = {
    pages,
    byQuery,
    shellPatterns: openPatterns,
    shell: SHELL,
    notFound: NOT_FOUND,
    notFoundPatterns,
  };
  return { documents, list };
}
