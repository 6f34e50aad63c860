import { describe, expect, it } from 'vitest';
import { type GalleryItem, linkedNews } from '#core/contract/entities/linked-news.ts';
import { galleryMedia } from './gallery-media.ts';

const item = (more: object) =>
  linkedNews.read({ data: [{ title: 'Lamps', alt: 'A thousand lamps', ...more }] }, () => {})
    .items[0] as GalleryItem;

describe('an item of a gallery in the media modal', () => {
  it('GALLERY-07 has its type and the address as given', () => {
    const film = 'https://www.youtube.com/embed/a?start=3';
    expect(galleryMedia(item({ type: 'youtube', eventimage: film }))).toEqual({
      kind: 'youtube',
      address: film,
      title: 'Lamps',
    });
    expect(galleryMedia(item({ type: 'video', eventimage: '/media/clip.mp4' }))?.kind).toBe('video');
    expect(galleryMedia(item({ type: 'image', eventimage: '/media/g1.svg' }))).toEqual({
      kind: 'image',
      address: '/media/g1.svg',
      title: 'Lamps',
      alt: 'A thousand lamps',
    });
  });

  it('treats an unknown type as a film', () => {
    expect(galleryMedia(item({ type: 'hologram', eventimage: '/media/clip.mp4' }))?.kind).toBe('video');
  });

  it.each([
    ['youtube', 'javascript:alert(1)'],
    ['video', ''],
    ['image', 'https://watcher.example/x.gif'],
  ])('opens nothing for %s at "%s"', (type, eventimage) => {
    expect(galleryMedia(item({ type, eventimage }))).toBeNull();
  });
});
