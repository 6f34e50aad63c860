import { describe, expect, it } from 'vitest';
import { tallScript } from './tall-script.ts';

describe('a heading of the provider', () => {
  it.each(['पाइथियन लोक उत्सव', 'مهرجان الرياح', '奥林匹克', 'Games in दिल्ली'])(
    'has space for the marks of its letters: %s',
    (words) => {
      expect(tallScript(words)).toBe('tall');
    },
  );

  it.each(['Pythian National Games', 'Γιορτή του Ποταμού', 'Игры', '"Strings & Skins" 21–24', ''])(
    'stays as tight as all others: %s',
    (words) => {
      expect(tallScript(words)).toBeUndefined();
    },
  );
});
