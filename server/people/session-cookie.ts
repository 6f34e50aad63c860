import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK } from '#core/desk/addresses.ts';
import { SESSION_HOURS } from './sessions.ts';

const NAME = 'desk_session';

/**
 * Over https, the browser makes sure that no other host, and nothing over plain http, can set a cookie with this
 * prefix.
 */
export const guarded = (name: string): string => `__Host-${name}`;

/** The secret in the cookie of a request; null if there is none. */
export const cookieSecret = (request: FastifyRequest, siteUrl: string): string | null =>
  cookieValue(request, NAME, siteUrl);

/**
 * The value of a cookie; null if there is none. Where the site is known to be https, only its guarded name counts:
 * another host of the same domain may have set the plain one. Elsewhere the plain one may be from before there was
 * https.
 */
export function cookieValue({ headers }: FastifyRequest, name: string, siteUrl: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const find = (full: string) =>
    pairs.find((pair) => pair.startsWith(`${full}=`))?.slice(full.length + 1) || null;
  return find(guarded(name)) ?? (siteUrl.startsWith('https:') ? null : find(name));
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
  const encrypted = `${guarded(NAME)}=${secret ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict; Secure`;
  reply.header('set-cookie', [encrypted, `${plain('', 0)}; Secure`]);
}

/** A proxy may have taken https away from the request; the page's own origin still tells. */
const isEncrypted = ({ protocol, headers }: FastifyRequest, siteUrl: string) =>
  [`${protocol}:`, siteUrl, headers.origin].some((address) => address?.startsWith('https:'));
