import { DESK } from '#core/desk/addresses.ts';

/** The address of a one-time link. */
export const invitationLink = (origin: string, secret: string): string =>
  `${origin}${DESK}/invitation/${secret}`;
