import { pictureAddress } from '#core/media/picture-address.ts';
import { safeAddress } from '../links/safe-address.ts';
import { asGiven } from './as-given.ts';
import { filmIdOf, filmStartOf } from './film-page.ts';
import { mayBeFramed } from './may-be-framed.ts';
import type { Media } from './media.ts';

/** How a film is shown, and the plain link to it, which is always there (VIDEO-10). */
export type Film =
  /** Another site's player, at exactly this address. */
  | { readonly kind: 'frame'; readonly address: string; readonly link: string }
  /** A file for the browser's own player; null if neither file nor player may be loaded into this site. */
  | { readonly kind: 'file'; readonly address: string | null; readonly link: string };

const FILE_ENDING = /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i;
const VIDEO_SITE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const FILM_ID = /^[\w-]{1,64}$/;
/** This site asks the visitor nothing before the film runs. */
const EMBED = 'https://www.youtube-nocookie.com/embed/';

/**
 * Reads the address of a film: a file, or a page of the video site in any of its forms (watch, short, live, youtu.be),
 * from which the frame's address is derived. The address of an embed stays exactly as given (reading Q-77). Returns
 * null for an address that must not be used at all.
 */
export function filmAddress(given: string, kind: Exclude<Media['kind'], 'image'>): Film | null {
  const address = safeAddress(given);
  if (address === null || address.kind === 'contact') return null;
  const link = address.href;
  const url = new URL(link, 'https://own.invalid');
  if (address.kind === 'outside' && VIDEO_SITE.test(url.hostname))
    return framed(embedOf(given.trim(), url), watchPageOf(url));
  if (kind === 'youtube' && address.kind === 'outside' && !FILE_ENDING.test(url.pathname))
    return framed(asGiven(given.trim(), link), link);
  return { kind: 'file', address: pictureAddress(given), link };
}

const framed = (address: string, link: string): Film =>
  mayBeFramed(address) ? { kind: 'frame', address, link } : { kind: 'file', address: null, link };

function embedOf(given: string, url: URL): string {
  const id = filmIdOf(url);
  if (!FILM_ID.test(id)) return asGiven(given, url.href);
  const start = filmStartOf(url);
  return `${EMBED}${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** Returns the watch page of a film; an embed alone is a bare player. */
function watchPageOf(url: URL): string {
  const [first, id = ''] = url.pathname.split('/').filter(Boolean);
  return first === 'embed' && FILM_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : url.href;
}
