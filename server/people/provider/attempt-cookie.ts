import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DESK_API } from '#core/desk/addresses.ts';
import { cookieValue, guarded } from '../session-cookie.ts';
import type { Attempt } from './sign-in-provider.ts';

const NAME = 'desk_provider';
const LIFETIME_S = 600;
const ATTEMPT = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...{ state: v.string(), nonce: v.string(), verifier: v.string() },
    ...{ to: v.string(), before: v.nullable(v.string()) },
  }),
);

/** What the browser keeps while the person is at the other service. */
export interface KeptAttempt extends Attempt {
  /** Path of the desk that was wanted. */
  readonly to: string;
  /** Hash of the secret of a session that the browser had: its cookie does not come along from another site. */
  readonly before: string | null;
}

/** What the browser has kept; null if there is nothing. */
export function attemptIn(request: FastifyRequest, siteUrl: string): KeptAttempt | null {
  const value = cookieValue(request, NAME, siteUrl);
  const read = v.safeParse(ATTEMPT, Buffer.from(value ?? '', 'base64url').toString());
  return read.success ? read.output : null;
}

/**
 * Returns the cookie with what the browser is to keep; null takes it away. Unlike that of the session, it must come along
 * when another site leads back here.
 */
export function attemptCookie(attempt: KeptAttempt | null, siteUrl: string): string {
  const value = attempt === null ? '' : Buffer.from(JSON.stringify(attempt)).toString('base64url');
  const where = siteUrl.startsWith('https:')
    ? `${guarded(NAME)}=${value}; Path=/; Secure`
    : `${NAME}=${value}; Path=${DESK_API}`;
  return `${where}; Max-Age=${attempt === null ? 0 : LIFETIME_S}; HttpOnly; SameSite=Lax`;
}
