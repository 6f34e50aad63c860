import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that cannot be guessed, fit for addresses and cookies. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of a secret. A secret has too many bits to be found from it, so a fast hash will do. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The token of a session (`DESK_TOKEN_HEADER`); it does not reveal the secret of the cookie. */
export const tokenOf = (secret: string): string =>
  createHmac('sha256', secret).update('token of the desk').digest('base64url');

/** Compares two texts in a time that does not depend on where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
