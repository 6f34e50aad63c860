import { dehydrate, hashKey, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type PageMetadata, readPageMetadata } from '#core/contract/page-metadata.ts';
import { decodeEntities } from '#core/html/decode-entities.ts';
import { settings } from '#core/settings.ts';
import { KEPT_AN_HOUR, KEPT_RULES, NOT_SERVED, PATH_RULES } from '#core/site-paths.ts';
import { type ArticleDocument, articleDocuments } from './app/article-documents.ts';
import { catalogueGaps, cataloguePaths } from './app/catalogue-paths.ts';
import { shorten } from './app/first-parts.ts';
import { Providers } from './app/providers.tsx';
import { routes, SHELL_PATH } from './app/routes.tsx';
import type { ScreenHandle } from './app/screen.ts';
import { openPatterns, staticPaths as sitePaths } from './app/screens.ts';
import { answersOf, failedAnswers, type MissingData } from './data/answers/lacks.ts';
import { createQueryClient } from './data/answers/query-client.ts';
import { previousEventsQuery, upcomingEventsQuery } from './domain/events/event-lists-query.ts';
import { articleKeyIn, documentArticleQuery } from './domain/news/document-article.ts';
import { newsQuery } from './domain/news/news-query.ts';
import { menuQuery } from './features/shell/menu/queries.ts';
import { pageMetadataQuery, previewQuery } from './features/shell/page-metadata/queries.ts';
import { createI18n } from './i18n/i18n.ts';
import { kioskRoutes, kioskStaticPaths } from './kiosk/frame/kiosk-routes.tsx';
import { canonicalPath } from './navigation/document-head.tsx';
import { paths } from './navigation/paths.ts';
import { type PageFacts, pageFacts } from './open-data/page-facts.ts';
import { encodedPath } from './open-data/page-structured-data.ts';
import type { PreviewOf } from './open-data/preview-of.ts';
import { siteFacts } from './open-data/site-facts.ts';
import { dataRules } from './open-data/site-files.ts';
import { loadLazyParts } from './ui/hydration/lazy-part.tsx';

export { translatorAddresses } from '#core/settings.ts';
export { pageStructuredData } from './open-data/page-structured-data.ts';
export { schedulePath, siteFiles } from './open-data/site-files.ts';
export { catalogueGaps, cataloguePaths, openPatterns, SHELL_PATH, settings };
/** What any web server of the site has to know; the bundled one reads the same. */
export const siteRules = { PATH_RULES, NOT_SERVED, KEPT_RULES, KEPT_AN_HOUR, ...dataRules };
/** The site in one sentence, in the language of the content. */
export const description = createI18n().t('frame.siteDescription');
/** All of them are prerendered and known to the server. */
export const staticPaths: readonly string[] = [...sitePaths, ...kioskStaticPaths];

/** A page requests data as it renders; each pass fetches what the one before requested. */
const MOST_PASSES = 4;

export interface RenderedPage {
  /** Markup for `#root`. */
  readonly html: string;
  /** Tags for `<head>`. */
  readonly head: string;
  /** Data block that hydration reads. */
  readonly data: string;
  /** Folder of the screen in `src/pages`; the build finds its scripts and styles by it. */
  readonly folder: string | undefined;
  /** The markup with everything the API has for it, for its links; the page itself carries only the first part. */
  readonly whole: string;
  /** Addresses of all events in the lists it was rendered with, linked on it or not. */
  readonly events: readonly string[];
  /** For the page of an article: all articles, latest first. */
  readonly articles: readonly ArticleDocument[];
  /** What the page does not carry in full as the API gives it, by the answer's key. */
  readonly lacks: readonly MissingData[];
  /** Its title, without the site's name. */
  readonly name: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly facts: PageFacts;
}

/** Whether the API gives this build what the contract says: an error page or a sign-in page is no answer. */
export async function apiAnswers(): Promise<boolean> {
  try {
    await createQueryClient().fetchQuery(menuQuery);
    return true;
  } catch {
    return false;
  }
}

/**
 * Renders one address to HTML with its data.
 *
 * @param path decoded; its query may name an article, and nothing else
 * @param metadata the parsed `/seo.json`
 * @param previewOf draws the preview of a page's own picture; without it the page names the picture itself
 */
export async function renderPage(
  path: string,
  metadata: unknown,
  previewOf?: PreviewOf,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const pathname = path.replace(/\?.*$/, '');
  const article = articleKeyIn(path);
  if (article !== null) queryClient.setQueryData(documentArticleQuery.queryKey, article);
  const previewKey = previewQuery(canonicalPath(encodedPath(path))).queryKey;
  queryClient.setQueryData(pageMetadataQuery.queryKey, readPageMetadata(metadata));
  const handler = createStaticHandler([...routes, ...kioskRoutes]);
  const context = await handler.query(new Request(new URL(pathname, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  await loadLazyParts();
  const router = createStaticRouter(handler.dataRoutes, context);
  const i18n = createI18n();
  const draw = () =>
    renderToString(
      <Providers queryClient={queryClient} i18n={i18n}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
    );
  let markup = draw();
  for (let pass = 0; pass < MOST_PASSES && (await loadMissing(queryClient)); pass++) markup = draw();
  const whole = markup;
  const events = listedEvents(queryClient);
  const articles = path === paths.article() ? articleDocuments(answeredNews(queryClient)) : [];
  const failed = failedAnswers(queryClient);
  const site = siteFacts(settings.siteUrl, description);
  const facts = await pageFacts(path, queryClient, site, previewOf ?? (async () => null));
  const shortened = shorten(queryClient, isFixed(path), article);
  const picture = previewOf && ownPicture(splitHead(markup).head);
  if (picture !== undefined) queryClient.setQueryData(previewKey, await previewOf?.(picture));
  if (shortened.length > 0 || picture !== undefined) markup = draw();
  const handle = context.matches.at(-1)?.route.handle as ScreenHandle | undefined;
  const { head, html } = splitHead(markup);
  // The shell has no page that sets a title: until one does, the window shows the site's name (WCAG 2.4.2), and search
  // engines must not take the address for an existing page (reading Q-80).
  const named =
    head ||
    renderToString(
      <>
        <title>{i18n.t('frame.siteName')}</title>
        <meta name="robots" content="noindex" />
      </>,
    );
  const lacks = [...failed, ...shortened];
  return {
    head: named,
    html,
    data: dataBlock(queryClient, pathname, hashKey(previewKey)),
    folder: handle?.folder,
    whole,
    events,
    articles,
    lacks,
    name: nameIn(named, i18n.t('frame.siteName')),
    isListed: !named.includes('content="noindex"'),
    facts,
  };
}

/** The worker stores pages of fixed addresses and the shell, whatever the API sends. */
const isFixed = (path: string) => staticPaths.includes(path) || path === SHELL_PATH;

/** Returns the listed events: a film does not link to its event, and the page carries only part of a long list. */
function listedEvents(queryClient: QueryClient): string[] {
  return [upcomingEventsQuery, previousEventsQuery]
    .flatMap(({ queryKey }) => queryClient.getQueryData(queryKey)?.value ?? [])
    .flatMap(({ readMorePath }) => (readMorePath === '' ? [] : paths.event(readMorePath)));
}

const answeredNews = (queryClient: QueryClient) => queryClient.getQueryData(newsQuery.queryKey)?.value ?? [];

/** Fetches what the last pass requested and did not have; returns false if nothing new arrived. */
async function loadMissing(queryClient: QueryClient): Promise<boolean> {
  const wanted = answersOf(queryClient).filter(({ state }) => state.status === 'pending');
  const outcomes = await Promise.allSettled(wanted.map((query) => query.fetch()));
  return outcomes.some(({ status }) => status === 'fulfilled');
}

/** Separates the head's tags, which React writes before the markup because the app does not render `<head>` itself. */
function splitHead(markup: string): { html: string; head: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/.exec(markup)?.[0] ?? '';
  return { head: tags, html: markup.slice(tags.length) };
}

/**
 * Returns the address of the picture of a page, as its head names it; undefined if that is the site's, whose size is
 * known.
 */
function ownPicture(head: string): string | undefined {
  const address = /<meta property="og:image" content="([^"]*)"/.exec(head)?.[1];
  return address === undefined || head.includes('"og:image:width"') ? undefined : decodeEntities(address);
}

/** Returns a page's title without the site's name, which stands after it. */
function nameIn(head: string, siteName: string): string {
  const title = decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  return title.replace(` – ${siteName}`, '');
}

/**
 * Returns the page's data block. Its own `at` is the build's time; for the query the data counts as older than
 * anything, so that every answer is requested once more and reaches the worker's store. Of the page titles it contains
 * only the page's own.
 */
function dataBlock(queryClient: QueryClient, path: string, previewHash: string): string {
  const carried = [pageMetadataQuery, documentArticleQuery]
    .map(({ queryKey: key }) => hashKey(key))
    .concat(previewHash);
  const { queryKey } = pageMetadataQuery;
  queryClient.setQueryData(queryKey, (all) => all && metadataOf(all, path));
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state: { status }, meta, queryHash }) =>
      status === 'success' && (meta?.answerKey !== undefined || carried.includes(queryHash)),
  });
  for (const query of state.queries) query.state.dataUpdatedAt = 0;
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

function metadataOf({ byPath, otherwise }: PageMetadata, path: string): PageMetadata {
  const own = byPath[canonicalPath(path)];
  return { byPath: own === undefined ? {} : { [canonicalPath(path)]: own }, otherwise };
}
