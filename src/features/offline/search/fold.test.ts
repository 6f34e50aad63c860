import { describe, expect, it } from 'vitest';
import { pieces, termsOf, wordsOf } from './fold.ts';

describe('a word as a search term', () => {
  it('is also found by the sound of ph', () => {
    expect(termsOf('Delphi')).toEqual(['delphi', 'delfi']);
    expect(termsOf('Lyre')).toEqual(['lyre']);
  });
});

describe('the words of a text', () => {
  it('are separated by spaces and punctuation', () => {
    expect(wordsOf('Musical, Vocal & Instrumental Arts (42.195 km)')).toEqual(
      'Musical Vocal Instrumental Arts 42 195 km'.split(' '),
    );
  });

  it('are whole in Devanagari and single characters in Chinese', () => {
    expect(wordsOf('ढोल, नृत्य')).toEqual(['ढोल', 'नृत्य']);
    expect(wordsOf('德尔斐的钟声')).toHaveLength(6);
    expect(wordsOf('11月29日')).toEqual(['11', '月', '29', '日']);
  });

  it('add up to the text again, with what is between them', () => {
    const text = '“Strings & Skins”: ढोल – 钟声!';
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('the term of a word', () => {
  it.each([
    ['हिन्दी', 'हिंदी'],
    ['नवम्बर', 'नवंबर'],
    ['२९', '29'],
    ['٢٩', '29'],
    ['２９', '29'],
    ['الجمعة', 'الجمعه'],
    ['إلى', 'الي'],
    ['እሁድ', 'እሑድ'],
    ['ዓርብ', 'አርብ'],
    ['ሠላም', 'ሰላም'],
  ])('%s is that of %s', (one, other) => expect(termsOf(one)).toEqual(termsOf(other)));
});
