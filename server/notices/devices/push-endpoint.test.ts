import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { isPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYA%3d',
])('PUSH-16 %s may be a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(true);
});

it.each([
  'http://push.example.org/a',
  'https://push.example.org:8443/a',
  'https://user@push.example.org/a',
  'https://user:word@push.example.org/a',
  'https://push.example.org/a#b',
  'https://localhost/a',
  'https://push.localhost/a',
  'https://localhost./a',
  'https://printer.local/a',
  'https://metadata.google.internal/a',
  'https://router.lan/a',
  'https://intranet/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://0177.0.0.1/a',
  'https://①②⑦.0.0.1/a',
  'https://10.0.0.1/a',
  'https://8.8.8.8/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[2606:4700::1111]/a',
  'file:///etc/passwd',
  'ftp://push.example.org/a',
  'javascript:alert(1)',
  '/api/notices',
  '',
  `https://push.example.org/${'a'.repeat(1_000)}`,
])('PUSH-16 X22 %s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(false);
});

it('PUSH-16 this machine will do for tests alone', () => {
  expect(isPushEndpoint('http://127.0.0.1:4219/a', true)).toBe(true);
  expect(isPushEndpoint('http://10.0.0.1:4219/a', true)).toBe(false);
  expect(isPushEndpoint('http://push.example.org/a', true)).toBe(false);
});

it.each(['8.8.8.8', '142.250.0.95', '2a00:1450:4001:81c::200a', '2606:4700::1111'])(
  'PUSH-16 %s is the address of a public host',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1'],
])('PUSH-16 X22 %s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
