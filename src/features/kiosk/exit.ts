import { settings } from '#core/settings.ts';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { kioskPaths } from '../../navigation/kiosk-paths.ts';
import { paths } from '../../navigation/paths.ts';
import { publicAddress } from '../../navigation/public-address.ts';
import { safeAddress } from '../../ui/safe-address.ts';

/** Where a link leads that a kiosk does not follow, and what it is. */
export interface Exit {
  readonly kind: 'out' | 'mail' | 'call' | 'file' | 'take' | 'takeSaved';
  /** For the code. */
  readonly address: string;
}

/** What a kiosk makes of a link: a screen of its own to be opened in place, or an exit. Null: nothing at all. */
export type Way = { readonly kind: 'screen'; readonly to: string } | Exit | null;

/** Reads a link as it stands in the page. */
export function wayOf(link: Element): Way {
  const given =
    link.getAttribute('href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
  const href = given.startsWith('#') ? given : absolute(given);
  const address = href === null ? null : safeAddress(ownPath(href) ?? href);
  if (address === null) return null;
  const { kind, href: to } = address;
  if (kind === 'page') return { kind: 'screen', to };
  if (kind === 'file') return { kind: 'file', address: publicAddress(to) };
  if (kind === 'contact') return { kind: /^tel:/i.test(to) ? 'call' : 'mail', address: to };
  return { kind: 'out', address: to.startsWith('/') ? publicAddress(to) : to };
}

/** The address as people write it: no scheme, and neither query nor end slash where it is long. */
export function shortAddress(address: string): string {
  const bare = address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/[?#].*$/, '');
  return bare.replace(/\/$/, '');
}

/**
 * The address of what is shown, and nothing about who looks at it. A kiosk's own pages would make a phone a kiosk:
 * they stand for the event that is shown, or for the front page.
 *
 * @param eventPath '' where no event is known
 */
export function placeOf(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  eventPath: string,
): string {
  if (!pathname.startsWith(kioskPaths.start())) return publicAddress(pathname + placesIn(search));
  const isBoard = canonicalPath(pathname) === kioskPaths.today() && eventPath !== '';
  return publicAddress(isBoard ? `${paths.event(eventPath)}#schedule` : paths.home());
}

/** Of a query what names a place; what somebody looked for is theirs. */
function placesIn(search: string): string {
  const named = [...new URLSearchParams(search)].filter(([name]) => NAMES_OF_PLACES.has(name));
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`;
}

const NAMES_OF_PLACES: ReadonlySet<string> = new Set(['article', 'day', 'event', 'page']);

/** From its first slash on, where it is an address of this site. */
function ownPath(href: string): string | null {
  const own = [location.origin, settings.siteUrl].filter(Boolean);
  const url = URL.canParse(href) ? new URL(href) : null;
  return url !== null && own.includes(url.origin) ? url.pathname + url.search + url.hash : null;
}

const absolute = (href: string) =>
  URL.canParse(href, location.href) ? new URL(href, location.href).href : null;
