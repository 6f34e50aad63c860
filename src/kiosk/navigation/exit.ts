import { settings } from '#core/settings.ts';
import { cutText } from '#core/text/cut-text.ts';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { publicAddress } from '../../navigation/public-address.ts';
import { safeAddress } from '../../ui/links/safe-address.ts';
import { kioskPaths } from '../kiosk-paths.ts';

/** The destination of a link that a kiosk does not follow, and its kind. */
export interface Exit {
  readonly kind: 'out' | 'mail' | 'call' | 'file' | 'take' | 'takeSaved';
  /** The full address, for the QR code. */
  readonly address: string;
}

/** What a kiosk does with a link: opens one of its own screens in place, or shows an exit. Null: nothing at all. */
export type Way = { readonly kind: 'screen'; readonly to: string } | Exit | null;

/** Classifies a link's address as written in the page. */
export function wayOf(link: Element): Way {
  const given =
    link.getAttribute('href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
  const href = given.startsWith('#') ? given : absolute(given);
  const address = href === null ? null : safeAddress(ownPath(href) ?? href);
  if (address === null) return null;
  const { kind, href: to } = address;
  if (kind === 'page' && isForOneVisitor(to)) return { kind: 'take', address: publicAddress(to) };
  if (kind === 'page') return { kind: 'screen', to };
  if (kind === 'file') return { kind: 'file', address: publicAddress(to) };
  if (kind === 'contact') return { kind: /^tel:/i.test(to) ? 'call' : 'mail', address: to };
  return { kind: 'out', address: to.startsWith('/') ? publicAddress(to) : to };
}

/** Passwords are typed on the visitor's own device; what follows is on another site anyway. */
const FOR_ONE_VISITOR: readonly string[] = [paths.login(), paths.signup(), paths.chooseRole()];
const isForOneVisitor = (to: string) => FOR_ONE_VISITOR.includes(canonicalPath(to.split(/[?#]/)[0] ?? ''));

/** Nobody types a longer address from a screen. */
const LONGEST_TYPED = 64;

/**
 * Shortens an address to what people would write: without scheme and trailing slash. It leads where the code leads; one
 * that is too long to type is cut after the part that shows whose it is.
 */
export function shortAddress(address: string): string {
  const [, contact] = /^(?:mailto|tel):([^?]*)/i.exec(address) ?? [];
  if (contact !== undefined) return contact;
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return bare.length <= LONGEST_TYPED ? bare : `${cutText(bare.replace(/[?#].*$/, ''), LONGEST_TYPED)}…`;
}

/**
 * Returns the address of what is shown, without anything about the visitor. A kiosk's own pages would make a phone a
 * kiosk, so they are replaced by the event that is shown, or by the front page.
 *
 * @param eventPath '' if no event is known
 */
export function placeOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  eventPath: string,
): string {
  if (!pathname.startsWith(kioskPaths.start()))
    return publicAddress(pathname + placesIn(search) + partIn(hash));
  const isBoard = canonicalPath(pathname) === kioskPaths.today() && eventPath !== '';
  return publicAddress(isBoard ? `${paths.event(eventPath)}#schedule` : paths.home());
}

/** Keeps only query parameters that name a place; what a visitor searched for stays private. */
function placesIn(search: string): string {
  const named = [...new URLSearchParams(search)].filter(([name]) => NAMES_OF_PLACES.has(name));
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`;
}

/** Keeps a short hash such as a tab's id; anything longer may be personal. */
const partIn = (hash: string) => (/^#[a-z][a-z-]{0,40}$/.test(hash) ? hash : '');

const NAMES_OF_PLACES: ReadonlySet<string> = new Set(['article', 'day', 'entry', 'event', 'page']);

/** The address from its first slash on if it is on this site, else null. */
function ownPath(href: string): string | null {
  const own = [location.origin, settings.siteUrl].filter(Boolean);
  const url = URL.canParse(href) ? new URL(href) : null;
  return url !== null && own.includes(url.origin) ? url.pathname + url.search + url.hash : null;
}

const absolute = (href: string) =>
  URL.canParse(href, location.href) ? new URL(href, location.href).href : null;
