import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Some proxies add the port, which is another one for each connection. */
const WITH_PORT = /^(?:\[(.+)\]|(\d+(?:\.\d+){3})):\d+$/;
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** A client with one IPv6 address usually has all of its /64. */
const OWN_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Where a request comes from, for limits: what the trusted proxies say (`trusted-proxies.ts`), or else the other end of
 * the connection.
 */
export function clientAddress({ ip, raw }: FastifyRequest): string {
  const address = WITH_PORT.exec(ip)?.slice(1).find(Boolean) ?? ip;
  return wholeNet(isIP(address) > 0 ? address : (raw.socket.remoteAddress ?? ''));
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
