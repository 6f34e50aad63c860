import type { UntrustedHtml } from '#core/html/untrusted-html.ts';

/** A picture or film for the media modal. */
export interface Media {
  readonly kind: 'image' | 'youtube' | 'video';
  /** Address of the picture, of the film, or of the embed exactly as given (reading Q-77). */
  readonly address: string;
  /** Names the modal and the frame. */
  readonly title: string;
  /** Text alternative of a picture. */
  readonly alt?: string;
}

/** An item of a gallery: a picture, or a film of a kind that its address may tell better than `type`. */
export interface GalleryEntry {
  readonly type: string;
  readonly url: string;
  readonly title: string;
  readonly alt: string;
  readonly thumbnail: string;
  readonly heading: UntrustedHtml;
  readonly description: UntrustedHtml;
  readonly source: string;
}
