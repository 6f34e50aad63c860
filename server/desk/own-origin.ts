import type { FastifyRequest } from 'fastify';
import { hostOf } from '../api/loopback.ts';

/**
 * Whether a changing request comes from a page of this very site. Browsers always say where it comes from; whoever does
 * not is refused, and so is another origin on this machine.
 *
 * @param siteUrl public origin of the site; '' means as it is asked for
 */
export function isOwnOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  const from = hostOf(origin);
  // Of the site's own address, the scheme is known as well.
  if (from !== null && from === hostOf(siteUrl)) return origin === new URL(siteUrl).origin;
  // A proxy may have taken https away from the request, so only the hosts are compared.
  return from !== null && from === host;
}
