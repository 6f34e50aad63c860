import { describe, expect, it } from 'vitest';
import { registrationHref } from './registration-href.ts';

describe('API-19 the tracking string on registration links', () => {
  it('is appended once, encoded, and leaves host, query and hash alone', () => {
    const href = registrationHref('https://enrol.example/game?id=7#form', 'A+B/==&x');
    expect(href).toBe('https://enrol.example/game?id=7&track=A%2BB%2F%3D%3D%26x#form');
    expect(new URL(href).searchParams.get('track')).toBe('A+B/==&x');
  });

  it('is added unchanged if it is already a query', () => {
    expect(registrationHref('/enrol', '?t=1')).toBe('/enrol?t=1');
    expect(registrationHref('/enrol?a=b', '&t=1')).toBe('/enrol?a=b&t=1');
  });

  it.each(['mailto:office@example.org', 'tel:+9100000', '#schedule', ' TEL:1'])(
    'leaves %s alone',
    (address) => {
      expect(registrationHref(address, 'abc')).toBe(address);
    },
  );

  it('leaves links unchanged while there is none', () => {
    expect(registrationHref('/enrol#x', null)).toBe('/enrol#x');
    expect(registrationHref('/enrol', '')).toBe('/enrol');
    expect(registrationHref('', 'abc')).toBe('');
  });
});
