import { describe, expect, it } from 'vitest';
import { looseBlanks } from './loose-blanks.ts';

/** A blank that does not break is written as `_`. */
const tied = (text: string) => text.replaceAll('_', '\u00a0');

describe('blanks that do not break', () => {
  it.each([
    ['All_of_these_words', 'All of these words'],
    ['First: all_of_these_words, then_two.', 'First: all of these words, then_two.'],
    ['ढोल_और_मुखौटे_यहाँ', 'ढोल और मुखौटे यहाँ'],
  ])('become plain ones where a tool has tied a sentence: %s', (given, loose) => {
    expect(looseBlanks(tied(given))).toBe(tied(loose));
  });

  it.each(['10_000_000_km', '«_Bonjour_»_!', 'Hall_10 and J._S._Bach', 'plain words that break', '_'])(
    'stay where a hand has set them: %s',
    (given) => expect(looseBlanks(tied(given))).toBe(tied(given)),
  );

  it('are read in a time that grows with the text alone', () => {
    for (const part of ['a', '\u00a0', 'a\u00a0', ' '])
      expect(looseBlanks(part.repeat(200_000))).toHaveLength(200_000 * part.length);
  });
});
