import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK } from '#core/desk/addresses.ts';
import { SESSION_HOURS } from './sessions.ts';

const NAME = 'desk_session';
/** Over https, the browser itself sees to it that no other host or plain http can set a cookie of this name. */
const GUARDED_NAME = `__Host-${NAME}`;

/**
 * The secret in the cookie of a request; null if there is none. Over https, the plain name is that of a session from
 * before there was the other, or of a proxy that came later.
 */
export const cookieSecret = (request: FastifyRequest): string | null =>
  cookieValue(request, GUARDED_NAME) ?? cookieValue(request, NAME);

/** The value of a cookie; null if there is none. */
export function cookieValue({ headers }: FastifyRequest, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}

/** Hands the secret of a session to the browser, or takes it away with null. */
export function sendCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
  siteUrl: string,
): void {
  const seconds = secret === null ? 0 : SESSION_HOURS * 3_600;
  const plain = (value: string, lifetime: number) =>
    `${NAME}=${value}; Path=${DESK}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict`;
  if (!isEncrypted(request, siteUrl)) return void reply.header('set-cookie', plain(secret ?? '', seconds));
  // The prefix wants this path. A cookie from before would otherwise stay beside it.
  const guarded = `${GUARDED_NAME}=${secret ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict; Secure`;
  reply.header('set-cookie', [guarded, `${plain('', 0)}; Secure`]);
}

/** A proxy may have taken https away from the request; the page's own origin still tells. */
const isEncrypted = ({ protocol, headers }: FastifyRequest, siteUrl: string) =>
  [`${protocol}:`, siteUrl, headers.origin].some((address) => address?.startsWith('https:'));
