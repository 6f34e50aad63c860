import { describe, expect, it } from 'vitest';
import { likelyPictureBytes } from './estimate-pack.ts';

describe('the size of a pack, estimated before it is made', () => {
  it('is based on the pictures stored so far', () => {
    expect(likelyPictureBytes({ count: 40, bytes: 280_000 })).toBe(7_000);
  });

  it('uses a typical picture if few are stored', () => {
    expect(likelyPictureBytes({ count: 0, bytes: 0 })).toBe(60_000);
    expect(likelyPictureBytes({ count: 4, bytes: 400 })).toBe(60_000);
  });
});
