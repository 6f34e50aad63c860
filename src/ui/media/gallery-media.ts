import type { GalleryItem } from '#core/contract/entities/linked-news.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { filmAddress } from './film-address.ts';
import type { Media } from './media.ts';

/**
 * What the media modal shows of an item of a gallery; null where there is nothing to open. A type that nobody knows
 * is taken for a film, since its address tells how it plays.
 */
export function galleryMedia({ type, url, title, alt }: GalleryItem): Media | null {
  if (type === 'image') {
    if (pictureAddress(url) === null) return null;
    return { kind: 'image', address: url, title, alt: alt || title };
  }
  const kind = type === 'youtube' ? 'youtube' : 'video';
  return filmAddress(url, kind) === null ? null : { kind, address: url, title };
}
