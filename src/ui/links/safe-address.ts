import { settings } from '#core/settings.ts';
import { isPagePath } from '#core/site-paths.ts';

/**
 * What an address from outside may be used for.
 * - `page`: a screen of this site, for the router
 * - `file`: on this site's address but not a screen (a document): a plain link
 * - `outside`: another site, over http or https; the enrolment site counts as one wherever it is
 * - `contact`: mailto or tel
 */
export interface SafeAddress {
  kind: 'page' | 'file' | 'outside' | 'contact';
  href: string;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Control characters hide a scheme from readers ("java\tscript:"); direction marks hide a host. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}]/u;
/** Stands in for our own host while a path is parsed; it is never shown. */
const OWN = 'https://own.invalid';

/**
 * Reads an external address and returns what it may be used for, or null if it must not become a link: any scheme
 * except http, https, mailto and tel, backslashes, hidden characters, a user name before the host (docs/safety.md, X2).
 * Never throws.
 */
export function safeAddress(address: string | null | undefined): SafeAddress | null {
  const text = (address ?? '').trim();
  if (text === '' || text === '#' || text.includes('\\') || HIDDEN.test(text)) return null;
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel') return { kind: 'contact', href: text };
  if (scheme === 'http' || scheme === 'https') return withHost(text);
  if (scheme !== undefined) return null;
  if (text.startsWith('//')) return withHost(`https:${text}`);
  if (/^www\./i.test(text)) return withHost(`https://${text}`);
  return onThisSite(text);
}

function withHost(text: string): SafeAddress | null {
  const url = parsed(text);
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  if (settings.siteUrl !== '' && url.origin === parsed(settings.siteUrl)?.origin && !isEnrolment(url.href)) {
    return onThisSite(`${url.pathname}${url.search}${url.hash}`);
  }
  return { kind: 'outside', href: url.href };
}

function onThisSite(text: string): SafeAddress | null {
  if (text.startsWith('#')) return { kind: 'page', href: text };
  const url = parsed(text.startsWith('/') || text.startsWith('?') ? text : `/${text}`, OWN);
  // "/.//host" parses to the path "//host", which a browser would read as another site.
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//')) return null;
  const href = `${url.pathname}${url.search}${url.hash}`;
  if (isEnrolment(href)) return { kind: 'outside', href };
  return { kind: isPagePath(url.pathname) ? 'page' : 'file', href };
}

/** Whether an address leads to the enrolment site, wherever that is. */
export function leadsToEnrolment(address: string): boolean {
  const href = safeAddress(address)?.href;
  return href !== undefined && isEnrolment(href);
}

function isEnrolment(href: string): boolean {
  return Object.values(settings.enrolment).some((start) => start !== '' && href.startsWith(start));
}

function parsed(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
