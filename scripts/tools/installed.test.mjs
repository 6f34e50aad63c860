import { describe, expect, it } from 'vitest';
import { installGap } from './installed.mjs';

const MACHINE = { os: 'linux', cpu: 'x64' };
const gap = (locked, installed) => installGap({ '': {}, ...locked }, installed, MACHINE);
const react = { version: '19.3.1' };

describe('the installed packages', () => {
  it('are enough when they are those of the lock file', () => {
    expect(gap({ react }, { react })).toBeUndefined();
  });

  it.each([
    ['is missing', { react }, {}, 'react is missing'],
    ['has another version', { react }, { react: { version: '18.0.0' } }, 'react is 18.0.0, not 19.3.1'],
    ['is not asked for', { react }, { react, vue: { version: '3.0.0' } }, 'vue is not in package-lock.json'],
  ])('are not enough when a package %s', (_, locked, installed, reason) => {
    expect(gap(locked, installed)).toBe(reason);
  });

  it('may lack optional packages of other machines', () => {
    const optional = { version: '1.0.0', optional: true, os: ['darwin'] };
    expect(gap({ react, optional }, { react })).toBeUndefined();
  });

  it.each([
    [{ os: ['darwin'] }, false],
    [{ os: ['linux', 'darwin'] }, true],
    [{ os: ['!win32'] }, true],
    [{ os: ['!linux'] }, false],
    [{ cpu: ['arm64'] }, false],
    [{ os: ['linux'], cpu: ['x64'] }, true],
  ])('must be for this machine: %o fits: %s', (made, fits) => {
    const native = { version: '1.0.0', optional: true, ...made };
    expect(gap({ native }, { native })).toBe(fits ? undefined : 'native is for another machine');
  });
});
