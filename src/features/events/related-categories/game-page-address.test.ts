import { describe, expect, it } from 'vitest';
import { categoryKey, gamePageAddress } from './game-page-address.ts';

const address = (given: string) => gamePageAddress(given, 'spring-games', 'Board Games');

describe('EVENT-14 the page of a related game', () => {
  it.each([
    ['chess', '/event/spring-games/board-games/chess'],
    ['./chess', '/event/spring-games/board-games/chess'],
    ['chess?from=list', '/event/spring-games/board-games/chess'],
    ['indoor/chess', '/event/spring-games/indoor/chess'],
    ['autumn-games/indoor/chess', '/event/autumn-games/indoor/chess'],
    ['./spring-games/indoor/chess/', '/event/spring-games/indoor/chess'],
    ['event/spring-games/indoor/chess', '/event/spring-games/indoor/chess'],
    ['/event/spring-games/board-games/chess', '/event/spring-games/board-games/chess'],
    ['https://example.org/chess', 'https://example.org/chess'],
  ])('%s leads to %s', (given, expected) => {
    expect(address(given)).toBe(expected);
  });

  it('encodes other scripts once', () => {
    const expected = `/event/spring-games/board-games/${encodeURIComponent('ढोल')}`;
    expect(address('ढोल')).toBe(expected);
    expect(address(encodeURIComponent('ढोल'))).toBe(expected);
    expect(address('100%')).toBe('/event/spring-games/board-games/100%25');
  });

  it('is null without an address', () => {
    expect(address('')).toBeNull();
    expect(address('//')).toBe('//');
    expect(address('./')).toBeNull();
  });
});

describe('the key of a category', () => {
  it.each([
    ['Martial Arts And Traditional Games', 'martial-arts-and-traditional-games'],
    ['Musical, Vocal & Instrumental Arts', 'musical-vocal-instrumental-arts'],
    ['Language, Literary, Oratory Arts', 'language-literary-oratory-arts'],
    ['संगीत कला', 'संगीत-कला'],
    ['', 'games'],
  ])('%s is %s', (category, key) => {
    expect(categoryKey(category)).toBe(key);
  });
});
