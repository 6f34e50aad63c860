import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK } from '#core/desk/addresses.ts';
import { SESSION_HOURS } from './sessions.ts';

const NAME = 'desk_session';

/** The secret in the cookie of a request; null if there is none. */
export function cookieSecret({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) || null;
}

/** Hands the secret of a session to the browser, or takes it away with null. */
export function sendCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
  siteUrl: string,
): void {
  const seconds = secret === null ? 0 : SESSION_HOURS * 3_600;
  const parts = [
    `${NAME}=${secret ?? ''}`,
    `Path=${DESK}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  if (isEncrypted(request, siteUrl)) parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}

/** A proxy may have taken https away from the request; the page's own origin still tells. */
const isEncrypted = ({ protocol, headers }: FastifyRequest, siteUrl: string) =>
  [`${protocol}:`, siteUrl, headers.origin].some((address) => address?.startsWith('https:'));
