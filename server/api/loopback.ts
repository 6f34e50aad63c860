import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAME = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
/** Traces of a proxy: behind one, a loopback peer says nothing about the visitor. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip'];

/** Whether a host name (with or without a port) means this very machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_NAME.test(host.replace(/:\d*$/, ''));
}

/** Whether an `Origin` is a page served from this very machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const host = hostOf(origin);
  return host !== null && isLoopbackHost(host);
}

/** Host and port of an origin, null for `null` and for what is none. */
export function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host || null;
  } catch {
    return null;
  }
}

/**
 * Whether somebody at this machine asks: loopback peer, loopback `Host` (a foreign name that was made
 * to point here is refused), no trace of a proxy, and no page of a foreign origin behind it.
 */
export function isAskedFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  const names = Object.keys(headers);
  const cameThroughProxy = names.some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  );
  return (
    !cameThroughProxy &&
    isLoopbackHost(headers.host ?? '') &&
    LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
    (headers.origin === undefined || isLoopbackOrigin(headers.origin))
  );
}
