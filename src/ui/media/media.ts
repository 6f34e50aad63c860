/** A picture or film for the media modal. */
export interface Media {
  readonly kind: 'image' | 'youtube' | 'video';
  /** Address of the picture, of the film, or of the embed exactly as given (decision Q-77). */
  readonly address: string;
  /** Names the modal and the frame. */
  readonly title: string;
  /** Text alternative of a picture. */
  readonly alt?: string;
}
