import { lookup } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** Networks of no public host (RFC 6890 and its registry). */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of the public IPv6 network `2000::/3`: tunnels that end anywhere, and documentation. */
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of NOT_PUBLIC) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_IPV6) refused.addSubnet(network, bits, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to a host of the public network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** Marks what is refused here rather than by the network. */
export const NOT_PUBLIC_CODE = 'NOT_PUBLIC';

/** Looks a name up as Node does, but refuses one with an address that is not public: the name may be a stranger's. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, []);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(Object.assign(new Error('This address is not public.'), { code: NOT_PUBLIC_CODE }), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
