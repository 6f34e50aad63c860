import type { FastifyRequest } from 'fastify';
import { hostOf } from '../../api/loopback.ts';

/** Whether a request was sent to another host than that of the site or, as a proxy says, by http in place of https. */
export function isElsewhere({ headers }: FastifyRequest, siteUrl: string): boolean {
  const protocol = [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return headers.host !== hostOf(siteUrl) || (protocol === 'http' && siteUrl.startsWith('https:'));
}
