import { describe, expect, it } from 'vitest';
import { readTrustedProxies, trustIn } from './trusted-proxies.ts';

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

describe('a trusted proxy', () => {
  const trusts = trustIn([
    'loopback',
    'uniquelocal',
    'linklocal',
    '203.0.113.0/24',
    '2001:db8::/32',
    '192.0.2.1',
  ]);

  it.each([
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '::1',
      '::ffff:127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.0.9',
      'fd00::1',
    ],
    ...['169.254.1.1', 'fe80::1%eth0', '203.0.113.200', '::ffff:203.0.113.7', '2001:db8:5::1', '192.0.2.1'],
  ])('OPS-01 is %s', (address) => {
    expect(trusts(address)).toBe(true);
    expect(trustIn([])(address)).toBe(false);
  });

  it.each([
    ...['128.0.0.1', '::2', '11.0.0.1', '172.32.0.1', '192.0.2.2', '203.0.114.1', '2001:db9::1', 'fe00::1'],
    ...['', 'unknown', 'localhost', '127.0.0.1:80', '::ffff:8.8.8.8', '127.1'],
  ])('OPS-01 is not "%s"', (address) => {
    expect(trusts(address)).toBe(false);
  });
});
