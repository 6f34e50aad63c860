import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleKeys, type KeySource, otherArticleKeys } from './article-key.ts';

const item = (title: string, file = '', words = ''): KeySource => ({ title, file, words });
const keyOf = (title: string) => articleKeys([item(title)])[0];

/** Titles that often collide, and arbitrary text. */
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

  it('NEWS-09 is plain for the oldest of equal titles, and marked for the others', () => {
    const list = [item('Call', 'c.jpg'), item('Other'), item('Call', '', 'Words'), item('Call', 'a.jpg')];
    const [third, other, second, first] = articleKeys(list);
    expect([other, first]).toEqual(['other', 'call']);
    expect(third).toMatch(/^call-[\da-z]+$/);
    expect(second).toMatch(/^call-[\da-z]+$/);
    expect(third).not.toBe(second);
  });

  it('NEWS-09 with its mark finds an article whichever item of the same title has left the list', () => {
    const [newer, older] = [item('Call', 'b.jpg'), item('Call', 'a.jpg')];
    const key = articleKeys([newer, older])[0] ?? '';
    expect(articleKeys([newer])).toEqual(['call']);
    expect(otherArticleKeys([newer])[0]?.[0]).toBe(key);
    expect(articleKeys([item('Call', 'c.jpg'), newer, older])[1]).toBe(key);
  });

  it('NEWS-09 of an earlier release finds it too: numbered, or with entities in the title', () => {
    expect(otherArticleKeys([item('Call', 'b.jpg'), item('Call', 'a.jpg')])[0]).toContain('call-2');
    expect(otherArticleKeys([item('Media & Text')])[0]).toContain('media-amp-text');
    expect(otherArticleKeys([item('What’s on')])[0]).toContain('what-8217-s-on');
  });

  it('NEWS-09 avoids a mark that is taken', () => {
    const twice = [item('Results', 'a.jpg'), item('Results', 'a.jpg'), item('Results', 'a.jpg')];
    expect(new Set(articleKeys(twice)).size).toBe(3);
  });

  it('NEWS-09 is made from picture and text if the title has no letter', () => {
    const [first, second] = articleKeys([item('', 'a.jpg', 'Words'), item('—', 'b.jpg')]);
    expect(first).toMatch(/^item-[0-9a-z]+$/);
    expect(second).not.toBe(first);
    expect(articleKeys([item('New'), item('', 'a.jpg', 'Words')])[1]).toBe(first);
  });

  it('stays short for an endless title', () => {
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

  it('NEWS-09 does not change when newer items are added on top', () => {
    fc.assert(
      fc.property(items, items, (newer, older) => {
        expect(articleKeys([...newer, ...older]).slice(newer.length)).toEqual(articleKeys(older));
      }),
    );
  });
});
