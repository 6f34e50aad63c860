import { settings } from '#core/settings.ts';
import { isOnOneOf } from './known-host.ts';
import { uploadedPicture } from './uploaded-picture.ts';

const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Resolves a picture address from the provider. It must be on our own host, the media base or a host in the settings; a
 * path is relative to the media base (section 7). Null means the picture is left out because it could track visitors
 * (docs/safety.md, X5).
 */
export function pictureAddress(source: string): string | null {
  return addressBelow(settings.mediaBase, source);
}

/** Resolves a picture of an event, whose bare paths are below the storage address of event images (EVENTS-10). */
export function eventImageAddress(source: string): string | null {
  return addressBelow(source.trim().startsWith('/') ? settings.mediaBase : settings.eventImageBase, source);
}

function addressBelow(base: string, source: string): string | null {
  const text = source.trim();
  if (text === '' || text.includes('\\') || /\p{Cc}/u.test(text)) return null;
  // This very site serves what its organisers have uploaded, wherever other pictures are.
  if (uploadedPicture(text) !== null) return text;
  if (!FOREIGN.test(text)) return `${base}/${text.replace(/^(?:\.?\/)+/, '')}`;
  const url = parsed(text.startsWith('//') ? `https:${text}` : text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '')
    return null;
  return isKnownHost(url) ? url.href : null;
}

function isKnownHost(url: URL): boolean {
  const own = globalThis.location?.origin ?? settings.siteUrl;
  const hosts = [own, settings.siteUrl, settings.mediaBase, settings.eventImageBase, ...settings.mediaHosts];
  // A base may be a path on our own host.
  return isOnOneOf(
    hosts.filter((host) => /^[^/]*[a-z0-9]/i.test(host)),
    url,
  );
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
