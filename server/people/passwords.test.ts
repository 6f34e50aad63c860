import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { Passwords } from './passwords.ts';
import { TooBusy } from './work-queue.ts';

const CHEAP = 2 ** 4;
const derive = promisify(scrypt) as ConstructorParameters<typeof Passwords>[1] & object;

describe('stored passwords', () => {
  it('DESK-03 are hashed with scrypt, N = 2^17, r = 8, p = 1 and a salt of their own', async () => {
    const spied = vi.fn(derive);
    const passwords = new Passwords(undefined, spied);
    const stored = await passwords.hash('otter lantern gravel');
    expect(stored).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(spied).toHaveBeenCalledWith(
      'otter lantern gravel',
      expect.any(Buffer),
      32,
      expect.objectContaining({ N: 131_072, r: 8, p: 1 }),
    );
    expect(await passwords.matches('otter lantern gravel', stored)).toBe(true);
    expect(await passwords.matches('otter lantern grave', stored)).toBe(false);
  });

  it('DESK-03 are still known when the cost has changed, and equal ones have different hashes', async () => {
    const [one, other] = [await new Passwords(CHEAP).hash('x'), await new Passwords(CHEAP).hash('x')];
    expect(one).not.toBe(other);
    expect(await new Passwords(2 ** 6).matches('x', one)).toBe(true);
  });

  it('DESK-03 match in whatever form the keyboard made the characters', async () => {
    const passwords = new Passwords(CHEAP);
    expect(await passwords.matches('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
  });

  it('DESK-03 cost the same work if there is none to compare with', async () => {
    const spied = vi.fn(derive);
    const passwords = new Passwords(CHEAP, spied);
    const stored = await passwords.hash('x');
    spied.mockClear();
    expect(await passwords.matches('y', stored)).toBe(false);
    expect(await passwords.matches('y', null)).toBe(false);
    const [wrong, unknown] = spied.mock.calls.map(([, , bytes, options]) => ({ bytes, options }));
    expect(unknown).toEqual(wrong);
  });

  it('DESK-03 are hashed two at once; others wait, and too many are refused', async () => {
    const ends: (() => void)[] = [];
    const passwords = new Passwords(CHEAP, async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return Buffer.alloc(32);
    });
    const hashes = Array.from({ length: 22 }, () => passwords.hash('x'));
    await expect(passwords.hash('x')).rejects.toThrow(TooBusy);
    for (let done = 0; done < 22; done += 1) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0));
      expect(ends.length).toBeLessThanOrEqual(2);
      ends.shift()?.();
    }
    expect(await Promise.all(hashes)).toHaveLength(22);
    const later = passwords.hash('x');
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends.shift()?.();
    await later;
  });
});
