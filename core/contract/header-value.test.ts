import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHeaderValue, toHeaderValue } from './header-value.ts';

describe('header values', () => {
  it('API-07 ASCII is sent unchanged, including spaces', () => {
    for (const value of ['Memorable Events', 'Our Historicals', 'event/spring-2024', '1', '', '50%']) {
      expect(toHeaderValue(value)).toBe(value);
    }
  });

  it('API-07 anything else is percent-encoded', () => {
    expect(toHeaderValue('é')).toBe('%C3%A9');
    expect(toHeaderValue('खेल 1')).toBe('%E0%A4%96%E0%A5%87%E0%A4%B2%201');
    expect(toHeaderValue('a\r\nx: y')).toBe('a%0D%0Ax%3A%20y');
  });

  it('API-07 every value makes a legal header and can be decoded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(() => new Headers({ pagename: toHeaderValue(value) })).not.toThrow();
        if (!/^[\x20-\x7e]*$/.test(value)) expect(fromHeaderValue(toHeaderValue(value))).toBe(value);
      }),
    );
  });

  it('API-07 a lone surrogate does not throw', () => {
    expect(fromHeaderValue(toHeaderValue('a\ud800'))).toBe('a\ufffd');
  });

  it('a value that cannot be decoded is left as it is', () => {
    expect(fromHeaderValue('50%')).toBe('50%');
    expect(fromHeaderValue('%E0%A4')).toBe('%E0%A4');
  });
});
