import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('folding a word for comparison', () => {
  it.each([
    ['Ελλάδα', 'ελλαδα'],
    ['ΔΕΛΦΟΊ', 'δελφοι'],
    ['Λόγος', 'λογοσ'],
    ['Ευρωπαϊκός', 'ευρωπαικοσ'],
    ['Café', 'cafe'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Жизнь', 'жизнь'],
    ['أحمد', 'احمد'],
  ])('%s is %s', (word, folded) => expect(fold(word)).toBe(folded));

  it('keeps the vowel signs of Devanagari, which are letters', () => {
    expect(fold('नृत्य')).toBe('नृत्य');
    expect(fold('देवनागरी')).not.toBe(fold('दवनगर'));
  });
});
