import type { GameFacts } from '#core/contract/entities/game-fields.ts';
import { pictureAddress } from '#core/media/picture-address.ts';

/** Returns the address of the picture that a game or sub-game shows at its head; undefined without one. */
export const gamePicture = ({ image, icon }: Pick<GameFacts, 'image' | 'icon'>): string | undefined =>
  pictureAddress(image) ?? pictureAddress(icon) ?? undefined;
