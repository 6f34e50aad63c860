import type { PictureRules } from '#core/pack/wanted.ts';
import { eventImageAddress, pictureAddress } from '../../ui/picture-address.ts';

/** How the pictures of this screen are asked for; the width is that of `Picture`. */
export function pictureRules(): PictureRules {
  return {
    picture: pictureAddress,
    eventImage: eventImageAddress,
    isSmall: matchMedia('(max-width: 767.98px)').matches,
  };
}
