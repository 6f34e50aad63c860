import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../api/client-address.ts';
import { DeskError } from '../desk/desk-error.ts';
import type { Counted } from './attempts.ts';
import { asStored } from './people.ts';

/** Guessing links is soon slowed down to one attempt in a quarter of an hour: no one mistypes a link. */
const BY_ADDRESS = { free: 5, firstWaitS: 5, longestWaitS: 900 };
/**
 * A whole office has one address, and there a wrong password must not shut the others out. An attacker who tries
 * many accounts is slowed down to one attempt a minute; `BY_ACCOUNT` protects each single account.
 */
const SIGN_INS_BY_ADDRESS = { free: 30, firstWaitS: 5, longestWaitS: 60 };
/** Waits stay short, or a stranger who fails on purpose could lock somebody out of their own account. */
const BY_ACCOUNT = { free: 5, firstWaitS: 1, longestWaitS: 10 };

/** Limits attempts to sign in from one address, with any account. */
export const signInsFrom = (request: FastifyRequest): Counted => ({
  key: `sign-in from ${clientAddress(request)}`,
  slowDown: SIGN_INS_BY_ADDRESS,
});

/** Limits returns from the other service, each of which makes this server query it. */
export const returnsFrom = (request: FastifyRequest): Counted => ({
  key: `return from ${clientAddress(request)}`,
  slowDown: BY_ADDRESS,
});

/** Limits attempts at one account's password. Unknown accounts are slowed down like known ones. */
export const passwordsOf = (email: string): Counted => ({
  key: `password of ${asStored(email)}`,
  slowDown: BY_ACCOUNT,
});

/** Limits tries of links that do not work. */
export const linksFrom = (request: FastifyRequest): Counted => ({
  key: `link from ${clientAddress(request)}`,
  slowDown: BY_ADDRESS,
});

/** The refusal of an attempt that has to wait. */
export function tooMany(seconds: number): DeskError {
  const wait =
    seconds < 100
      ? seconds === 1
        ? 'a second'
        : `${seconds} seconds`
      : `${Math.ceil(seconds / 60)} minutes`;
  const message = `Too many wrong attempts. Please wait ${wait}, then try again.`;
  return new DeskError({ error: 'too-many', message }, seconds);
}
