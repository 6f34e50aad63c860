import { isIP } from 'node:net';

/** Names that stand for networks (`proxy-addr`): of this machine, of a link, of a private network. */
const NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Reads which proxies are trusted to say in `X-Forwarded-For` for whom they ask: addresses, networks (`10.0.0.0/8`), or
 * names. Trusting nobody is the safe default: a proxy that passes that header on as it came lets visitors invent it.
 *
 * @throws Error in one sentence if something else stands there
 */
export function readTrustedProxies(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const proxies = (env.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
  const strange = proxies.find((proxy) => !NAMES.includes(proxy) && !isNetwork(proxy));
  if (strange !== undefined)
    throw new Error(
      `TRUST_PROXY must be addresses or networks of proxies, or "loopback" for one on this machine, not "${strange}".`,
    );
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest)
  );
}
