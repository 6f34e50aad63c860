import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../api/loopback.ts';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** Whoever has one IPv6 address has all of its /64. */
const OWN_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Where a request comes from, for limits. Behind a proxy on this machine it is what the proxy adds at the end of
 * `X-Forwarded-For`; whatever is before that may be invented.
 */
export function clientAddress({ headers, raw }: FastifyRequest): string {
  const peer = raw.socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return wholeNet(isLoopbackAddress(peer) && isIP(forwarded) > 0 ? forwarded : peer);
}

function wholeNet(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '');
  if (isIP(plain) !== 6) return plain;
  const [start = '', end] = plain.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = (end ?? '').split(':').filter(Boolean);
  const zeros = end === undefined ? 0 : ALL_GROUPS - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, OWN_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
