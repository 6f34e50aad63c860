import { describe, expect, it } from 'vitest';
import { pairInStep } from './pair-in-step.ts';

const one = (word: string) => ({ word });
const listOf = (words: string) => words.split(' ').filter(Boolean).map(one);
const wordsOf = (list: readonly { readonly word: string }[]) => list.map(({ word }) => word).join(' ');

/** Pairs two lists of words, and says which words were paired and which are left in each. */
function pairWords(before: string, after: string) {
  const { pairs, open } = pairInStep(
    { was: listOf(before), is: listOf(after) },
    (was, is) => was.word === is.word,
  );
  return { pairs: wordsOf(pairs.map(([was]) => was)), was: wordsOf(open.was), is: wordsOf(open.is) };
}

describe('pairing at the same position', () => {
  it('leaves open only what was changed in its place', () => {
    expect(pairWords('a b c d', 'a x c d')).toEqual({ pairs: 'a c d', was: 'b', is: 'x' });
  });

  it('finds what follows an insertion or a removal from the end', () => {
    expect(pairWords('a b c d', 'a b x c d')).toEqual({ pairs: 'a b c d', was: '', is: 'x' });
    expect(pairWords('a b x c d', 'a b c d')).toEqual({ pairs: 'a b c d', was: 'x', is: '' });
  });

  it('pairs each only once, also those that are equal to each other', () => {
    expect(pairWords('a a', 'a a a')).toEqual({ pairs: 'a a', was: '', is: 'a' });
    expect(pairWords('a a a', 'a')).toEqual({ pairs: 'a', was: 'a a', is: '' });
  });

  it('leaves to others what has another position', () => {
    expect(pairWords('a b', 'b a')).toEqual({ pairs: '', was: 'a b', is: 'b a' });
    expect(pairWords('', 'a')).toEqual({ pairs: '', was: '', is: 'a' });
  });
});
