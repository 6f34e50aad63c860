import { describe, expect, it } from 'vitest';
import { likelyPictureBytes } from './estimate-pack.ts';

describe('the size of a pack, named before it is made', () => {
  it('is reckoned with what the pictures kept so far take', () => {
    expect(likelyPictureBytes({ count: 40, bytes: 280_000 })).toBe(7_000);
  });

  it('takes a usual picture where few have been seen', () => {
    expect(likelyPictureBytes({ count: 0, bytes: 0 })).toBe(60_000);
    expect(likelyPictureBytes({ count: 4, bytes: 400 })).toBe(60_000);
  });
});
