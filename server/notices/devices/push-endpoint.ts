import { isIP } from 'node:net';
import { isLoopbackHost } from '../../api/loopback.ts';

const LONGEST = 1_000;
/** Names that exist only within a local network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa)\.?$/i;

/**
 * Whether an address may be that of a push service. This server will send to it, so it must be a public name with
 * https, on the usual port; what the name stands for is checked again when it is looked up.
 *
 * @param allowsLoopback whether this machine will do as well, for tests
 */
export function isPushEndpoint(text: string, allowsLoopback: boolean): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (allowsLoopback && isLoopbackHost(hostname)) return protocol === 'https:' || protocol === 'http:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && isName && !PRIVATE_NAME.test(hostname);
}
