/** Values of one kind of response by header name. */
export type Headers = Readonly<Record<string, string>>;

/** Directives of a content policy with their sources. */
type Policy = Readonly<Record<string, readonly string[]>>;

/** The settings of the build that the headers depend on (`core/settings.ts`). */
export interface HeaderSettings {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly eventImageBase: string;
  readonly mediaHosts: readonly string[];
  readonly embedHosts: readonly string[];
  readonly widgetHosts: readonly string[];
  readonly kioskReports?: string;
  /** Address of the script that translates pages, then the other hosts it needs. Empty or missing if there is none. */
  readonly translator?: readonly string[];
}

/** Hash sources of the style sheets and of the one script inside pages. */
export interface InlineHashes {
  readonly styleSheets: readonly string[];
  readonly script?: string;
}

/** The headers of the site by kind of response. */
export interface ResponseHeaders {
  /** Of every response. */
  readonly every: Headers;
  /** Different on pages, which have style sheets and a script inside. */
  readonly html: Headers;
  /** Different below `/widget/`, where scripts of other sites run. */
  readonly widget: Headers;
  /**
   * The only ones that scripts, style sheets and fonts in `assets` need. The others govern documents and workers, and
   * would add most of a kilobyte to each file of a first visit.
   */
  readonly part: Headers;
}

/**
 * Derives every response header of the site from the settings. The build writes them to `dist/headers.json`, the server
 * sends them, and `docs/operations.md` shows them for other hosts.
 */
export function responseHeaders(
  settings: HeaderSettings,
  { styleSheets, script }: InlineHashes = { styleSheets: [] },
): ResponseHeaders {
  const media = unique([
    ...[settings.mediaBase, settings.eventImageBase].flatMap(originOf),
    ...settings.mediaHosts.map(originOfHost),
  ]);
  const api = originOf(settings.apiBase);
  const reports = originOf(settings.kioskReports ?? '');
  const translator = translatorOrigins(settings.translator ?? []);
  const scriptSources = ["'self'", ...translator];
  const styleSources = ["'self'", ...translator];
  const policy = {
    // Not 'none': Firefox applies this directive to drawings that <use href> loads.
    'default-src': ["'self'"],
    'script-src': scriptSources,
    'style-src': styleSources,
    'img-src': unique(["'self'", 'data:', ...media, ...translator]),
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': unique(["'self'", ...api, ...media, ...reports, ...translator]),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': unique(["'self'", ...settings.embedHosts.map(originOfHost), ...translator]),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    ...(settings.translator?.length ? {} : TRUSTED_TYPES),
  };
  const part = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  return {
    html: {
      'content-security-policy': serialize({
        ...policy,
        'script-src': script ? [...scriptSources, script] : scriptSources,
        'style-src': [...styleSources, ...styleSheets],
      }),
    },
    widget: widgetHeaders(settings.widgetHosts.map(originOfHost), media),
    part,
    every: {
      'content-security-policy': serialize(policy),
      ...part,
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Browsers remember it for the whole host (RFC 6797, 8.1). The page sends it before any part is requested.
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
  };
}

/** Left out where a script of another site translates pages: it writes into the page in ways that these would block. */
const TRUSTED_TYPES: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'sw', 'dompurify'],
};

/**
 * The frame in which a widget's own scripts run (reading Q-50, docs/safety.md, X7). Widgets bring scripts and styles in
 * their markup, so this policy allows more sources. That is safe because the sandbox takes every right of the site from
 * the frame, however it is opened. The frame counts as another site, so its script must be readable from another site.
 */
function widgetHeaders(hosts: readonly string[], media: readonly string[]): Headers {
  const policy = {
    sandbox: ['allow-scripts', 'allow-popups'],
    'default-src': ["'none'"],
    'script-src': unique(["'self'", "'unsafe-inline'", ...hosts]),
    'style-src': unique(["'unsafe-inline'", ...hosts]),
    'img-src': unique(["'self'", 'data:', ...media, ...hosts]),
    'media-src': unique(["'self'", ...media, ...hosts]),
    'font-src': unique(['data:', ...hosts]),
    'connect-src': hosts.length === 0 ? ["'none'"] : unique(hosts),
    'frame-src': hosts.length === 0 ? ["'none'"] : unique(hosts),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return {
    'content-security-policy': serialize(policy),
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };
}

const serialize = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The origin of an address. A path is on the site's own host, which every policy allows anyway. */
function originOf(address: string): string[] {
  if (!/^https?:\/\//.test(address)) return [];
  return [new URL(address).origin];
}

/** The origins of the script that translates pages, unless it is our own, and of the other hosts it needs. */
function translatorOrigins([script = '', ...hosts]: readonly string[]): string[] {
  const isOwn = /^(?:\/(?!\/)|$)/.test(script);
  if (!isOwn && !/^https?:\/\//.test(script))
    throw new Error(
      `"${script}" isn’t the address of a script. Use one like "https://translate.example/x.js".`,
    );
  return unique([...(isOwn ? [] : [script.replace(/[?#].*/, '')]), ...hosts].map(originOfHost));
}

/**
 * The origin of a host in the settings, which may be written with or without its scheme. Anything else stops the build,
 * because it would break the policy, or allow more than it seems to.
 */
function originOfHost(host: string): string {
  const address = /^https?:\/\//i.test(host) ? host : `https://${host}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^[a-z0-9.-]*[a-z0-9]$/.test(url.hostname) || /['*;,\s]|^\/\/|:(?!\d|\/\/)/.test(host))
    throw new Error(`"${host}" isn’t a host. Use one like "cdn.example" or "https://cdn.example".`);
  return url.origin;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
