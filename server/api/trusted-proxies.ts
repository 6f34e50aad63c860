import { BlockList, isIP } from 'node:net';

/** Names that stand for networks: of this machine, of a link, of a private network. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Reads which proxies are trusted to name the client in `X-Forwarded-For`: addresses, networks (`10.0.0.0/8`), or
 * names. Trusting nobody is the safe default: a proxy that passes this header on unchanged lets visitors forge it.
 *
 * @throws Error in one sentence for anything else
 */
export function readTrustedProxies(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const proxies = (env.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
  const strange = proxies.find((proxy) => !Object.hasOwn(NAMES, proxy) && !isNetwork(proxy));
  if (strange !== undefined)
    throw new Error(
      `TRUST_PROXY must be addresses or networks of proxies, or "loopback" for one on this machine, not "${strange}".`,
    );
  return proxies;
}

/** Returns whether an address is one of these proxies. */
export function trustIn(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of proxies.flatMap((proxy) => NAMES[proxy] ?? proxy)) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address);
    trusted.addSubnet(address, Number(prefix ?? LONGEST_PREFIX[family]), nameOf(family));
  }
  return (given) => {
    const address = given.replace(/%.*$/, '');
    const family = isIP(address);
    return family !== 0 && trusted.check(address, nameOf(family));
  };
}

const nameOf = (family: number) => (family === 4 ? 'ipv4' : 'ipv6');

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest)
  );
}
