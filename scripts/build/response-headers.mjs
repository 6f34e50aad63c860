/**
 * Every response header of the site, derived from the settings: those of `every` answer, those that are
 * different on a page (`html`), where sheets and a script stand inside, and those that are different below
 * `/widget/`, where scripts of other sites run. Scripts, sheets and fonts in `assets` need those of `part` only: the others govern
 * documents and workers, and would cost a first visit most of a kilobyte with each file. The build writes them to `dist/headers.json`, the server sends them,
 * `docs/operations.md` shows them for another host.
 *
 * @param {{ apiBase: string, mediaBase: string, eventImageBase: string, mediaHosts: readonly string[], embedHosts: readonly string[], widgetHosts: readonly string[], kioskReports: string, translator?: readonly string[] }} settings
 * @param {{ sheets: readonly string[], script?: string }} inPages hash sources of the sheets and of the one script that stand
 *   inside pages
 */
export function responseHeaders(settings, { sheets, script } = { sheets: [] }) {
  const media = unique([
    ...[settings.mediaBase, settings.eventImageBase].flatMap(originOf),
    ...settings.mediaHosts.map(originOfHost),
  ]);
  const api = originOf(settings.apiBase);
  const translator = translatorOrigins(settings.translator ?? []);
  const scripts = ["'self'", ...translator];
  const styles = ["'self'", ...translator];
  const policy = {
    // Not 'none': Firefox judges drawings that come in by <use href> under this directive.
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': styles,
    'img-src': unique(["'self'", 'data:', ...media, ...translator]),
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': unique(["'self'", ...api, ...media, ...originOf(settings.kioskReports), ...translator]),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': unique(["'self'", ...settings.embedHosts.map(originOfHost), ...translator]),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    ...(settings.translator?.length ? {} : TRUSTED_TYPES),
  };
  const ofEvery = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  return {
    html: {
      'content-security-policy': inOneLine({
        ...policy,
        'script-src': script ? [...scripts, script] : scripts,
        'style-src': [...styles, ...sheets],
      }),
    },
    widget: widgetHeaders(settings.widgetHosts.map(originOfHost), media),
    part: ofEvery,
    every: {
      'content-security-policy': inOneLine(policy),
      ...ofEvery,
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Remembered for the whole host (RFC 6797, 8.1): the page has said it before any part of it is asked for.
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
  };
}

/** A script of another site writes into the page as it is used to; nothing else ever needs to. */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'sw', 'dompurify'],
};

/**
 * The frame in which a widget's own scripts run (decision Q-50, docs/safety.md, X7). Its policy takes every right of
 * the site from it, however it is opened, and so may be wider: widgets bring scripts and styles in their markup.
 * The frame counts as another site, so its script must be readable from one.
 */
function widgetHeaders(hosts, media) {
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
    'content-security-policy': inOneLine(policy),
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };
}

const inOneLine = (policy) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** Of an address; a path is on the own host and needs no word. */
function originOf(address) {
  if (!/^https?:\/\//.test(address)) return [];
  return [new URL(address).origin];
}

/** Of the script that translates pages, which may be our own, and of the hosts it needs beside. */
function translatorOrigins([script = '', ...hosts]) {
  const isOwn = /^(?:\/(?!\/)|$)/.test(script);
  if (!isOwn && !/^https?:\/\//.test(script))
    throw new Error(
      `"${script}" is no address of a script; it wants one like "https://translate.example/x.js".`,
    );
  return unique([...(isOwn ? [] : [script.replace(/[?#].*/, '')]), ...hosts].map(originOfHost));
}

/**
 * Of a host as the settings name it, with or without its scheme. Anything else would open the policy wider than it
 * looks, or break it, so it stops the build.
 */
function originOfHost(host) {
  const address = /^https?:\/\//i.test(host) ? host : `https://${host}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^[a-z0-9.-]*[a-z0-9]$/.test(url.hostname) || /['*;,\s]|^\/\/|:(?!\d|\/\/)/.test(host))
    throw new Error(
      `"${host}" is no host; the settings want hosts like "cdn.example" or "https://cdn.example".`,
    );
  return url.origin;
}

const unique = (values) => [...new Set(values)];
