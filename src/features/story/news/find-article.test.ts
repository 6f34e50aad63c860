import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findArticle, indexInState, presentKey } from './find-article.ts';

const keys = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 12 });
const anyIndex = fc.oneof(fc.constant(null), fc.double(), fc.integer(), fc.nat(15));

describe('finding the article', () => {
  const list = ['athens', 'mallakhamb', 'delphi'];

  it.each([
    ['NEWS-04 takes the index without a key', null, 2, 2],
    ['NEWS-09 takes the key before the index', 'mallakhamb', 2, 1],
    ['NEWS-08 takes the latest without either', null, null, 0],
    ['NEWS-11 takes the index where the key is gone', 'gone', 1, 1],
    ['NEWS-11 takes the latest where both are gone', 'gone', 7, 0],
    ['NEWS-11 takes the latest for an invalid index', null, -1, 0],
    ['NEWS-11 takes the latest for half an index', null, 0.5, 0],
  ])('%s', (_title, key, index, place) => {
    expect(findArticle(list, { key, index })).toBe(place);
  });

  it('NEWS-12 finds nothing in an empty list', () => {
    expect(findArticle([], { key: 'athens', index: 0 })).toBeNull();
  });

  it('NEWS-11 always finds an article that exists', () => {
    fc.assert(
      fc.property(keys, fc.option(fc.string()), anyIndex, (listed, key, index) => {
        expect(listed[findArticle(listed, { key, index }) ?? -1]).toBeDefined();
      }),
    );
  });

  it('NEWS-09 finds every key wherever the list has moved it, whatever the index', () => {
    fc.assert(
      fc.property(keys, fc.nat(), anyIndex, (listed, pick, index) => {
        const place = pick % listed.length;
        expect(findArticle(listed, { key: listed[place] ?? '', index })).toBe(place);
      }),
    );
  });

  it('NEWS-09 finds a key in another Unicode normalization form', () => {
    expect(
      findArticle(['été', 'autre'].map((key) => key.normalize('NFC')).reverse(), {
        key: 'été'.normalize('NFD'),
        index: null,
      }),
    ).toBe(1);
  });
});

describe('the current key of an article', () => {
  const articles = [
    { key: 'call-9z', otherKeys: ['call-9z', 'call-2'] },
    { key: 'call-2', otherKeys: ['call-2-1x', 'call-2'] },
    { key: 'call', otherKeys: ['call-7q', 'call'] },
  ];

  it.each([
    ['call', 'call'],
    ['call-7q', 'call'],
    ['call-2', 'call-2'],
    ['call-2-1x', 'call-2'],
    ['gone', 'gone'],
  ])('NEWS-09 is found by %s: %s', (given, key) => {
    expect(presentKey(articles, given)).toBe(key);
  });
});

describe('the index in a history entry', () => {
  it.each([
    [{ index: 3 }, 3],
    [{ index: '3' }, null],
    [{}, null],
    [null, null],
    ['text', null],
    [undefined, null],
  ])('of %j is %j', (state, index) => {
    expect(indexInState(state)).toBe(index);
  });
});
