import { describe, expect, it } from 'vitest';
import { mapAddress } from './map-address.ts';

describe('EVENT-10 the place on a map', () => {
  it('is the given position', () => {
    const address = new URL(mapAddress('37.97,23.72') ?? '');
    expect(address.searchParams.get('mlat')).toBe('37.97');
    expect(address.searchParams.get('mlon')).toBe('23.72');
    expect(mapAddress(' -33.5 , 151 ')).toContain('mlat=-33.5&mlon=151');
  });

  it('is null without a position', () => {
    for (const given of [
      '',
      'Main stage',
      '37.97',
      '99,23',
      '37,999',
      '<b>1,2</b>',
      '1,2,3',
      '0,0',
      '0.000000,0.000000',
      '-0.0, 0',
    ]) {
      expect(mapAddress(given)).toBeNull();
    }
  });
});
