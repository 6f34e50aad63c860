import { eventImageAddress, pictureAddress } from '#core/media/picture-address.ts';
import type { PictureRules } from './wanted.ts';

/** Resolves pictures the same way the screens do. */
export const pictureRules = (isSmall: boolean): PictureRules => ({
  picture: pictureAddress,
  eventImage: eventImageAddress,
  isSmall,
});
