import { pictureAddress } from '#core/media/picture-address.ts';
import { filmAddress } from './film-address.ts';
import type { GalleryEntry, Media } from './media.ts';

/**
 * Returns what the media modal shows for a gallery item; null if there is nothing to open. An unknown type is treated
 * as a film, since its address tells how to play it.
 */
export function galleryMedia({ type, url, title, alt }: GalleryEntry): Media | null {
  if (type === 'image') {
    if (pictureAddress(url) === null) return null;
    return { kind: 'image', address: url, title, alt: alt || title };
  }
  const kind = type === 'youtube' ? 'youtube' : 'video';
  return filmAddress(url, kind) === null ? null : { kind, address: url, title };
}
