import { eventImageAddress, pictureAddress } from '#core/media/picture-address.ts';
import type { PictureRules } from './wanted.ts';

/** How pictures are asked for, as the screens do. */
export const pictureRules = (isSmall: boolean): PictureRules => ({
  picture: pictureAddress,
  eventImage: eventImageAddress,
  isSmall,
});
