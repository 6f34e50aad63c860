import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleKeys, type KeySource } from './article-key.ts';

const item = (title: string, file = '', words = ''): KeySource => ({ title, file, words });
const keyOf = (title: string) => articleKeys([item(title)])[0];

/** Titles that meet each other often, beside any text at all. */
const title = fc.oneof(
  fc.constantFrom('Results', 'Results 2', 'results!', 'Results 2 2', '', '!'),
  fc.string({ unit: 'binary' }),
);
const items = fc.array(
  fc.record({ title, file: fc.constantFrom('', 'a.jpg', 'b.jpg'), words: fc.constantFrom('', 'words') }),
  { maxLength: 12 },
);

describe('the key of an article', () => {
  it.each([
    ['A town that does not sleep', 'a-town-that-does-not-sleep'],
    ['"Strings & Skins": what <b> means', 'strings-skins-what-b-means'],
    ['ढोल, नृत्य और कथा', 'ढोल-नृत्य-और-कथा'],
    ['Οι Πύθιοι επιστρέφουν', 'οι-πύθιοι-επιστρέφουν'],
    ['الموسيقى تحت المطر', 'الموسيقى-تحت-المطر'],
    ['德尔斐的钟声', '德尔斐的钟声'],
  ])('NEWS-09 of %j is %j', (words, key) => {
    expect(keyOf(words)).toBe(key);
  });

  it('NEWS-09 numbers equal titles from the oldest up', () => {
    expect(articleKeys([item('Call'), item('Other'), item('Call'), item('Call')])).toEqual([
      'call-3',
      'other',
      'call-2',
      'call',
    ]);
  });

  it('NEWS-09 avoids a number that another title bears', () => {
    expect(articleKeys([item('Results'), item('Results'), item('Results 2')])).toEqual([
      'results-3',
      'results',
      'results-2',
    ]);
  });

  it('NEWS-09 is made from picture and text where the title has no letter', () => {
    const [first, second] = articleKeys([item('', 'a.jpg', 'Words'), item('—', 'b.jpg')]);
    expect(first).toMatch(/^item-[0-9a-z]+$/);
    expect(second).not.toBe(first);
    expect(articleKeys([item('New'), item('', 'a.jpg', 'Words')])[1]).toBe(first);
  });

  it('stays short for a title without end', () => {
    expect(keyOf('very long '.repeat(100))?.length).toBeLessThanOrEqual(80);
  });

  it('NEWS-09 is never empty, never shared, and always fit for an address', () => {
    fc.assert(
      fc.property(items, (list) => {
        const keys = articleKeys(list);
        expect(new Set(keys).size).toBe(list.length);
        for (const key of keys) {
          expect(key).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
          expect(new URLSearchParams(`article=${encodeURIComponent(key)}`).get('article')).toBe(key);
          expect(key.normalize('NFC')).toBe(key);
        }
      }),
    );
  });

  it('NEWS-09 does not change when newer items arrive on top', () => {
    fc.assert(
      fc.property(items, items, (newer, older) => {
        expect(articleKeys([...newer, ...older]).slice(newer.length)).toEqual(articleKeys(older));
      }),
    );
  });
});
