import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { readPort, whyNotListen } from './listen-check.mjs';

it('a port is a number from 0 to 65535', () => {
  expect(readPort('4173')).toBe(4173);
  expect(readPort('0')).toBe(0);
  for (const text of ['web', '-1', '70000', '80.5', '0x50', ' '])
    expect(() => readPort(text)).toThrow('PORT must be');
});

it('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  expect(await whyNotListen(port, '127.0.0.1')).toBe(
    `Cannot serve at 127.0.0.1:${port}: port ${port} is already in use. Stop whatever is using it, or choose another one with PORT.`,
  );
  other.close();
  await once(other, 'close');
  expect(await whyNotListen(port, '127.0.0.1')).toBeUndefined();
});

it('an address of another machine is reported in one sentence', async () => {
  expect(await whyNotListen(0, '192.0.2.1')).toContain('"192.0.2.1" isn’t an address of this machine');
});
