import type { PageList } from '../prerender/page-list.ts';
import type { ResponseHeaders } from '../response-headers.ts';

/** Patterns and what follows from them; the first that fits counts. Written so that PCRE and RE2 read them alike. */
export type Rules = readonly (readonly [pattern: string, value: string])[];

/** A query parameter of one page whose values have documents of their own. */
export interface QueryRule {
  readonly page: string;
  readonly parameter: string;
  /** Decoded value → file. */
  readonly files: Readonly<Record<string, string>>;
  /** The file of any other value. */
  readonly otherwise: string;
}

/** What `core/site-paths.ts` and `core/open-data` say, as the bundle of the prerender hands it on. */
export interface SiteRules {
  readonly PATH_RULES: readonly (readonly [RegExp, string])[];
  readonly NOT_SERVED: RegExp;
  readonly KEPT_RULES: readonly (readonly [RegExp, string])[];
  readonly KEPT_AN_HOUR: string;
  /** Files of open data with their media types. */
  readonly PUBLISHED_FILES: Readonly<Record<string, string>>;
  readonly SCHEDULES: string;
  /** `cache-control` of a file of open data. */
  keptData(path: string): string;
}

/** What other web servers have to do, made from what the bundled server reads. Files begin with a slash. */
export interface HostRules {
  /** Whether a path is that of a page; otherwise nothing but a file answers it. */
  readonly kindOfPath: Rules;
  /** A path → the file of that name, unless it is not served; `PATH` is the path itself. */
  readonly files: Rules;
  /** A path without slashes at its end → its document; `PATH/index.html` by default. */
  readonly pages: Rules;
  readonly queries: readonly QueryRule[];
  /** Paths of pages, without slashes at their end, that only the API knows. */
  readonly shells: Rules;
  /** Paths of pages, without slashes at their end → the page that says they do not exist. */
  readonly notFound: Rules;
  readonly notFoundOtherwise: string;
  /** A file that is sent → the kind of its headers; `other` by default. */
  readonly kindOfFile: Rules;
  readonly headers: Readonly<Record<FileKind, Readonly<Record<string, string>>>>;
  /** A file that is sent → its `cache-control`. */
  readonly kept: Rules;
  readonly keptOtherwise: string;
  /** File ending → media type. */
  readonly types: Readonly<Record<string, string>>;
  /** Files whose type does not follow from their ending. */
  readonly ownTypes: Readonly<Record<string, string>>;
  /** What the API server answers; null if the site asks another API. */
  readonly passedOn: string | null;
}

export const FILE_KINDS = ['part', 'widget', 'reset', 'html', 'data', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file that never exists: names that begin with a dot are never served. */
export const NO_FILE = '/.none';
/** Stands for the path that was asked for. */
export const PATH = 'PATH';
/** Requests with more are refused by the API; the largest is a file of content at the desk. */
export const LARGEST_BODY_MB = 50;

const PASSED_ON = [
  '^/(?:api|calendar|desk|enrolment-sample|media|uploads|widget-sample)(?:/|$)',
  '^/storage/app/public/event-categories-images/',
  '^/(?:healthz|readyz)$',
];

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** Derives what other web servers do from what the build tells the bundled one. */
export function hostRules(
  list: PageList,
  { every, html, widget, part }: ResponseHeaders,
  site: SiteRules,
  settings: { readonly apiBase: string; readonly siteUrl: string },
): HostRules {
  const isBundledApi = settings.apiBase === '';
  // Only the bundled server can put the site's address into what a build that does not know it has left open.
  const passesData = isBundledApi && settings.siteUrl === '';
  const published = Object.entries(site.PUBLISHED_FILES);
  const data = [
    ...published.map(([path]) => ({ path, pattern: `^${literal(path)}$` })),
    { path: site.SCHEDULES, pattern: `^${literal(site.SCHEDULES)}.` },
  ];
  const queries = Object.entries(list.byQuery).map(([page, { parameter, files }]) => ({
    ...{ page, parameter, otherwise: `/${list.pages[page]}` },
    files: Object.fromEntries(
      Object.entries(files)
        .filter((names) => names.every(isWritable))
        .map(([value, file]) => [value, `/${file}`]),
    ),
  }));
  const elsewhere = Object.entries(list.pages).filter(
    ([path, file]) => file !== `${path.slice(1)}/index.html`,
  );
  return {
    kindOfPath: site.PATH_RULES.map(([{ source }, kind]) => [plain(source), kind]),
    files: [
      ['^/widget/frame$', '/widget/frame.html'],
      ['^/widget/frame\\.js$', PATH],
      ['^/widget/', NO_FILE],
      ...published.map(([path]): [string, string] => [`^${literal(path)}$`, PATH]),
      [plain(site.NOT_SERVED.source), NO_FILE],
      ['/\\.|//', NO_FILE],
    ],
    pages: [
      ...elsewhere.map(([path, file]): [string, string] => [`^${literal(path)}$`, `/${file}`]),
      ['^/(?:articles|unaddressed)(?:/|$)|/\\.|//', NO_FILE],
    ],
    queries,
    shells: list.shellPatterns.map((pattern) => [patternOf(pattern), `/${list.shell}`]),
    notFound: Object.entries(list.notFoundPatterns).map(([pattern, file]) => [
      patternOf(pattern),
      `/${file}`,
    ]),
    notFoundOtherwise: `/${list.notFound}`,
    kindOfFile: [
      ['^/assets/.*\\.(?:js|css|woff2)$', 'part'],
      ['^/widget/', 'widget'],
      ['^/reset/index\\.html$', 'reset'],
      ['\\.html$', 'html'],
      ...data.map(({ pattern }): [string, string] => [pattern, 'data']),
    ],
    headers: {
      part,
      widget: { ...every, ...widget },
      reset: { ...every, ...html, 'x-robots-tag': 'noindex' },
      html: { ...every, ...html },
      data: { ...every, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      other: every,
    },
    kept: [
      ...data.map(({ path, pattern }): [string, string] => [pattern, site.keptData(path)]),
      ...site.KEPT_RULES.map(([{ source }, value]): [string, string] => [plain(source), value]),
    ],
    keptOtherwise: site.KEPT_AN_HOUR,
    types: TYPES,
    ownTypes: passesData ? {} : Object.fromEntries(published.filter(([path, type]) => type !== typeOf(path))),
    passedOn: isBundledApi ? passedOn(passesData ? data : []) : null,
  };
}

const passedOn = (data: readonly { readonly pattern: string }[]) =>
  [...PASSED_ON, ...data.map(({ pattern }) => pattern)].join('|');

/** nginx takes no longer words, and encoded in a pattern a name is up to ten times as long. */
const LONGEST_NAME_BYTES = 300;

/** Neither Caddy nor nginx can write the others. An article with such a name is sent as the document of its path. */
const isWritable = (name: string) =>
  /^[^~"\\`${}\s\p{Cc}][^"\\`${}\s\p{Cc}]*$/u.test(name) && Buffer.byteLength(name) <= LONGEST_NAME_BYTES;

const typeOf = (path: string) => TYPES[path.replace(/^.*\./, '') as keyof typeof TYPES];

/** A pattern of paths with parameters, as one of texts. */
function patternOf(path: string): string {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : literal(part)));
  return `^${parts.join('/')}$`;
}

/** A pattern of exactly this text. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** JavaScript writes slashes with a backslash, which other readers of patterns do not know. */
const plain = (source: string) => source.replaceAll('\\/', '/');
