import { describe, expect, it } from 'vitest';
import { looseBlanks } from './loose-blanks.ts';

/** `_` stands for a non-breaking space. */
const tied = (text: string) => text.replaceAll('_', '\u00a0');

describe('non-breaking spaces', () => {
  it.each([
    ['All_of_these_words', 'All of these words'],
    ['First: all_of_these_words, then_two.', 'First: all of these words, then_two.'],
    ['ढोल_और_मुखौटे_यहाँ', 'ढोल और मुखौटे यहाँ'],
  ])('become plain spaces if a tool has joined a whole sentence: %s', (given, loose) => {
    expect(looseBlanks(tied(given))).toBe(tied(loose));
  });

  it.each(['10_000_000_km', '«_Bonjour_»_!', 'Hall_10 and J._S._Bach', 'plain words that break', '_'])(
    'stay where an editor has set them: %s',
    (given) => expect(looseBlanks(tied(given))).toBe(tied(given)),
  );

  it('are processed in linear time', () => {
    for (const part of ['a', '\u00a0', 'a\u00a0', ' '])
      expect(looseBlanks(part.repeat(200_000))).toHaveLength(200_000 * part.length);
  });
});
