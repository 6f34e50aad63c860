import { eventImageAddress, pictureAddress } from '#core/media/picture-address.ts';
import { uploadedPicture, variantFor } from '#core/media/uploaded-picture.ts';
import type { PictureRules } from './wanted.ts';

/** What a phone shows of a picture as wide as its screen. */
const SMALL_PX = 960;

/**
 * Resolves pictures the same way the screens do. Of an uploaded picture one variant is enough: the worker shows it
 * wherever another one is asked for (`sw/files/uploads.ts`).
 */
export function pictureRules(isSmall: boolean): PictureRules {
  const oneVariant = (address: string | null) => {
    const uploaded = address === null ? null : uploadedPicture(address);
    return uploaded === null ? address : variantFor(uploaded, isSmall ? SMALL_PX : uploaded.width);
  };
  return {
    picture: (source) => oneVariant(pictureAddress(source)),
    eventImage: (source) => oneVariant(eventImageAddress(source)),
    isSmall,
  };
}
