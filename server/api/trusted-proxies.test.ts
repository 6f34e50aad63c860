import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('TRUST_PROXY', () => {
  it('OPS-01 names nobody, addresses, networks, or this machine', () => {
    expect(readTrustedProxies({})).toEqual([]);
    expect(readTrustedProxies({ TRUST_PROXY: ' ' })).toEqual([]);
    expect(readTrustedProxies({ TRUST_PROXY: 'loopback, 10.0.0.0/8 192.0.2.1,2001:db8::/32' })).toEqual([
      ...['loopback', '10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
    ]);
  });

  it.each(['true', '1', '*', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '10.0.0', 'proxy.example', '::/0'])(
    'OPS-01 ends the start in one sentence if it is "%s"',
    (given) => {
      expect(() => readTrustedProxies({ TRUST_PROXY: `loopback, ${given}` })).toThrow(
        `TRUST_PROXY must be addresses or networks of proxies, or "loopback" for one on this machine, not "${given}".`,
      );
    },
  );
});
