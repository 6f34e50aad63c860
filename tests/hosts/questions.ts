import { builtJson, fileOf } from './built-site.ts';

/** A request for something of the site, and what every server answers. */
export interface SiteQuestion {
  readonly path: string;
  readonly status: number;
  /** The file of the site that is the body; null for one line of text. */
  readonly file: string | null;
}

const NOTHING = { status: 404, file: null };
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The table that every server is asked. */
export function siteQuestions(): SiteQuestion[] {
  const { pages, byQuery, shell, notFound } = builtJson('pages.json');
  const page = (path: string, file: string): SiteQuestion => ({ path, status: 200, file });
  const missing = (path: string, file: string): SiteQuestion => ({ path, status: 404, file });
  const own = (path: string): SiteQuestion => ({ path, status: 200, file: path.slice(1) });
  const folk = Object.keys(pages).find((path) => /^\/event\/[^\w/]+/.test(path)) ?? '';
  const articles = Object.entries<{ parameter: string; files: Record<string, string> }>(byQuery).flatMap(
    ([path, { parameter, files }]) =>
      Object.entries(files).map(([value, file]) =>
        page(`${path}?${parameter}=${encodeURIComponent(value)}`, file),
      ),
  );
  const details = pages['/news/details'];
  const [greek] = Object.entries<string>(byQuery['/news/details'].files).filter(([value]) =>
    /^[^a-z]/.test(value),
  );
  return [
    ...Object.entries<string>(pages).map(([path, file]) => page(encoded(path), file)),
    ...['/event/', '/event//', '/event?utm=1', '/%65vent'].map((path) => page(path, pages['/event'])),
    ...['/home/', '//'].map((path) => page(path, 'index.html')),
    page(`${encoded(folk)}/`, pages[folk]),
    ...articles,
    page(
      `/news/details/?utm=1&article=${encodeURIComponent(greek?.[0] ?? '')}&article=other`,
      greek?.[1] ?? '',
    ),
    page(`/news/details?article=${encodeURIComponent(greek?.[0] ?? '').toLowerCase()}`, greek?.[1] ?? ''),
    ...[
      '?article=newer-than-the-build',
      '?article=',
      '?article=other&article=call-for-helpers',
      '?Article=call-for-helpers',
    ]
      .concat(['?article=Call-For-Helpers', '?article=..%2F..%2Fpages.json', '?particle=call-for-helpers'])
      .map((query) => page(`/news/details${query}`, details)),
    page('/event?article=call-for-helpers', pages['/event']),
    ...['/event/not-yet-built', '/event/not-yet-built/', '/event/a/b/c', '/event/a/b/c/d', '/event/caf%C3%A9']
      .concat(['/event/games-2.0', '/event/picture.svg', '/our-council/dr.rao', '/print/not-yet-built'])
      .map((path) => page(path, shell)),
    ...[
      '/no-such-page',
      '/event-categories',
      '/event/x/y',
      '/event/a/b/c/d/e',
      '/EVENT',
      '/news/Details',
      '//event',
    ]
      .concat([
        '/news//details',
        '/event//not-yet-built',
        '/articles',
        '/unaddressed',
        '/licences',
        '/_headers',
      ])
      .map((path) => missing(path, notFound)),
    missing('/event-categories/no-such-art', '404-art.html'),
    missing('/event-categories/no-such-art/', '404-art.html'),
    missing('/event-categories/no-such-art/page', '404-art-and-page.html'),
    missing('/event-categories/social-cultural-arts/no-such-page', '404-page-of-art.html'),
    ...[
      '/app-shell.html',
      '/event/index.html',
      '/404.html',
      '/service-worker.js',
      '/manifest.webmanifest',
    ].map(own),
    ...[
      '/seo.json',
      '/ready-pages.json',
      '/default-thumbnail.jpg',
      '/icons/favicon.svg',
      '/widget/frame.js',
    ].map(own),
    ...[
      fileOf('assets', '.js'),
      fileOf('assets', '.css'),
      fileOf('assets', '.woff2'),
      fileOf('assets', '.svg'),
    ].map(own),
    ...[fileOf('documents', '.pdf'), fileOf('previews', '.jpg'), fileOf('licences', '.txt')].map(own),
    page('/widget/frame', 'widget/frame.html'),
    page('/widget/frame?x=1', 'widget/frame.html'),
    page('/reset', 'reset/index.html'),
    page('/reset/', 'reset/index.html'),
    ...[
      '/widget',
      '/widget/',
      '/widget/other',
      '/widget/frame.html',
      '/widget/frame/',
      '/reset/nothing',
      '/no-such.js',
    ]
      .concat([
        '/assets',
        '/assets/',
        '/assets/no-such.js',
        '/assets/no-such',
        '/pages.json',
        '/headers.json.br',
      ])
      .concat([
        '/articles/call-for-helpers.html',
        '/unaddressed/feed.json',
        '/.secret',
        '/event/a/b/index.html',
      ])
      .concat([
        '/metrics',
        '/__received',
        '/documents',
        '/pictures/no-such.svg',
        '/_redirects.txt',
        '/.site/404.html',
        '/.lost/404.html',
        '/.none',
      ])
      .map((path) => ({ path, ...NOTHING })),
  ];
}
