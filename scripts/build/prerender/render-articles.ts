import type { QueryDocuments } from './page-list.ts';
import type { ArticleDocument, RenderedPage } from './prerender-module.ts';
import type { SiteDocument } from './site-document.ts';

/** Older ones are opened seldom, and each takes as long to render as an event. */
const MOST_ARTICLES = 200;
/** The server does not send files of this folder under their own names. */
const FOLDER = 'articles';
/** The limit of file systems; a compressed copy has the longest name. */
const LONGEST_NAME_BYTES = 255;
const LONGEST_ENDING = '.html.br';

interface RenderedArticles extends QueryDocuments {
  readonly documents: readonly SiteDocument[];
  readonly lacking: readonly { readonly path: string; readonly lacks: RenderedPage['lacks'] }[];
}

/**
 * Renders a document for each of the newest articles: they share a path, and previews and crawlers run no script that
 * could read the query (record 34).
 *
 * @param articles latest first
 */
export async function renderArticles(
  articles: readonly ArticleDocument[],
  renderPage: (path: string) => Promise<RenderedPage>,
): Promise<RenderedArticles> {
  const documents: SiteDocument[] = [];
  const lacking: { path: string; lacks: RenderedPage['lacks'] }[] = [];
  const files: Record<string, string> = {};
  for (const { path, key, values } of articles.slice(0, MOST_ARTICLES)) {
    if (Buffer.byteLength(key + LONGEST_ENDING) > LONGEST_NAME_BYTES) continue;
    const { whole: _whole, events: _events, articles: _articles, lacks, ...page } = await renderPage(path);
    // The API may have dropped it since.
    if (page.facts.nodes.length === 0) continue;
    const file = `${FOLDER}/${key}.html`;
    documents.push({ file, path, page, kind: 'page' });
    lacking.push({ path, lacks });
    for (const value of values) files[value] = file;
  }
  return { documents, lacking, parameter: 'article', files };
}
