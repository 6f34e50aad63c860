import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './languages.ts';

describe('the language a visitor reads', () => {
  it.each([
    [['el-GR', 'en'], 'el'],
    [['el'], 'el'],
    [['xx', 'el-CY', 'en'], 'el'],
    [['en-US', 'el'], 'en'],
    [['xx-YY'], 'en'],
    [['tl-PH', 'en'], 'fil'],
    [[], 'en'],
  ])('of %j is %s', (read, code) => expect(preferredLanguage(read)).toBe(code));
});
