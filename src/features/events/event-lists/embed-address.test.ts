import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

describe('the address of a film', () => {
  it.each([
    'https://www.youtube.com/embed/a?start=3&x=%20',
    'https://www.youtube-nocookie.com/embed/a',
    '//www.youtube.com/embed/a',
    'HTTPS://www.youtube.com/embed/a b',
  ])('EVENTS-08 %s stays as it is', (given) => {
    expect(embedAddress(given)).toBe(given);
  });

  it('gets a missing scheme', () => {
    expect(embedAddress('www.youtube.com/embed/a')).toBe('https://www.youtube.com/embed/a');
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '/event',
    'film.mp4',
    'https://a@b.example/embed',
    'https:\\\\x.example',
  ])('%j is not one', (given) => {
    expect(embedAddress(given)).toBeNull();
  });
});
