import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAME = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
/** Headers that reveal a proxy: behind one, a loopback peer says nothing about the visitor. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip'];

/** Whether a host name (with or without a port) means this machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_NAME.test(host.replace(/:\d*$/, ''));
}

/** Whether the other end of a connection is this machine. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** Whether an `Origin` belongs to a page served from this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const host = hostOf(origin);
  return host !== null && isLoopbackHost(host);
}

/** Returns host and port of an origin, null for `null` and for invalid ones. */
export function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host || null;
  } catch {
    return null;
  }
}

/**
 * Whether the request comes from this machine: loopback peer, loopback `Host` (a foreign name that points here is
 * refused), no sign of a proxy, and no page of a foreign origin.
 */
export function isAskedFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  const names = Object.keys(headers);
  const cameThroughProxy = names.some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  );
  return (
    !cameThroughProxy &&
    isLoopbackHost(headers.host ?? '') &&
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    (headers.origin === undefined || isLoopbackOrigin(headers.origin))
  );
}
