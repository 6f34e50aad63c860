import { describe, expect, it } from 'vitest';
import type { SavedRef } from '../../../../data/saved/saved-ref.ts';
import { readShareLink, writeShareLink } from './share-link.ts';

const event = (eventPath: string): SavedRef => ({ kind: 'event', eventPath });
const entry = (eventPath: string, id: string): SavedRef => ({ kind: 'entry', eventPath, id });
const article = (id: string): SavedRef => ({ kind: 'article', id });

describe('the link that carries a list', () => {
  it('carries kinds and ids, and nothing else', () => {
    const refs = [event('athens'), entry('athens', '1x'), article('9w'), entry('athens', '2y')];
    expect(writeShareLink(refs)).toBe('v1;e=athens;s=athens:1x,2y;a=9w');
  });

  it.each([
    { refs: [event('athens')] },
    { refs: [event('a;b,c:d=e#f/g %'), event('Δελφοί')] },
    { refs: [event('athens'), entry('athens', '1x'), entry('खेल', '2y'), entry('खेल', 'z'), article('9w')] },
  ])('reads back as written: $refs', ({ refs }) => {
    expect(readShareLink(writeShareLink(refs))).toEqual({ kind: 'items', refs });
  });

  it('carries each item once', () => {
    const twice = [event('athens'), event('athens'), entry('athens', '1x'), entry('athens', '1x')];
    expect(writeShareLink(twice)).toBe('v1;e=athens;s=athens:1x');
  });

  it.each(['', 'schedule', 'search-field', 'version;e=athens'])(
    'ignores the unrelated fragment %j',
    (fragment) => {
      expect(readShareLink(fragment)).toBeNull();
    },
  );

  it('recognises a link of a newer version', () => {
    expect(readShareLink('v2;all=of-it')).toEqual({ kind: 'other-version' });
  });

  it.each([
    'v1',
    'v1;',
    'v1;e=',
    'v1;e=athens;s=',
    'v1;e=%E0%A4%A',
    'v1;e=..',
    'v1;s=athens:<b>',
    'v1;s=athens:1x:2y',
    'v1;a=1x,',
    'v1;q=athens',
    `v1;a=${'1,'.repeat(1_000)}1`,
    `v1;e=${'a'.repeat(16_000)}`,
  ])('is rejected as a whole if broken: %.40s', (fragment) => {
    expect(readShareLink(fragment)).toEqual({ kind: 'broken' });
  });
});
