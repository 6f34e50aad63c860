import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DESK_API } from '#core/desk/addresses.ts';
import { cookieValue } from '../session-cookie.ts';
import type { Attempt } from './sign-in-provider.ts';

const NAME = 'desk_provider';
const GUARDED_NAME = `__Host-${NAME}`;
const LIFETIME_S = 600;
const ATTEMPT = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ state: v.string(), nonce: v.string(), verifier: v.string() }),
);

/** What the browser keeps while somebody is at the other service; null if there is nothing. */
export function attemptIn(request: FastifyRequest): Attempt | null {
  const value = cookieValue(request, GUARDED_NAME) ?? cookieValue(request, NAME);
  const read = v.safeParse(ATTEMPT, Buffer.from(value ?? '', 'base64url').toString());
  return read.success ? read.output : null;
}

/**
 * Returns the cookie with what the browser is to keep; null takes it away. Unlike that of the session, it must come along
 * when another site leads back here.
 */
export function attemptCookie(attempt: Attempt | null, isEncrypted: boolean): string {
  const value = attempt === null ? '' : Buffer.from(JSON.stringify(attempt)).toString('base64url');
  const where = isEncrypted
    ? `${GUARDED_NAME}=${value}; Path=/; Secure`
    : `${NAME}=${value}; Path=${DESK_API}`;
  return `${where}; Max-Age=${attempt === null ? 0 : LIFETIME_S}; HttpOnly; SameSite=Lax`;
}
