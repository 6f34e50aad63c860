// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Reading } from '../words/reading-of.ts';
import { followWords } from './follow-words.ts';

const ENGLISH: Reading = { lang: 'en', dir: 'ltr' };
const ARABIC: Reading = { lang: 'ar', dir: 'rtl' };

function followed(markup: string, box: Reading = ENGLISH): string {
  const template = document.createElement('template');
  template.innerHTML = markup;
  followWords(template.content, box);
  return template.innerHTML;
}

describe('I18N-06 the blocks of an article', () => {
  it('say nothing where they are in the language of the whole', () => {
    const markup = '<h3>Rules</h3><p>One <b>two</b></p><ul><li>2026</li></ul>';
    expect(followed(markup)).toBe(markup);
    expect(followed('<p>قاعة 2</p>', ARABIC)).toBe('<p>قاعة 2</p>');
  });

  it('follow the direction and language of their own text', () => {
    expect(followed('<p>مؤتمر (CSS)</p><p>(CSS) for all</p>')).toBe(
      '<p lang="ar" dir="rtl">مؤتمر (CSS)</p><p>(CSS) for all</p>',
    );
    expect(followed('<h3>नाटक</h3>')).toBe('<h3 lang="hi">नाटक</h3>');
    expect(followed('<p>C++ & C#</p>', ARABIC)).toContain('<p lang="en" dir="ltr">');
  });

  it('of one language are marked once, around all of them', () => {
    expect(followed('<ul><li>قاعة 2</li><li>A.1</li></ul>')).toBe(
      '<ul lang="ar" dir="rtl"><li>قاعة 2</li><li lang="en" dir="ltr">A.1</li></ul>',
    );
    expect(followed('<table><tbody><tr><td>12</td><td>قاعة</td></tr></tbody></table>')).toBe(
      '<table lang="ar" dir="rtl"><tbody><tr><td>12</td><td>قاعة</td></tr></tbody></table>',
    );
  });

  it('keep what their author wrote', () => {
    expect(followed('<div dir="rtl" lang="fa"><p>کنفرانس</p></div>')).toBe(
      '<div dir="rtl" lang="fa"><p>کنفرانس</p></div>',
    );
    expect(followed('<div lang="EN-US"><p>قاعة</p></div>')).toBe(
      '<div lang="EN-US" dir="rtl"><p lang="ar">قاعة</p></div>',
    );
    expect(followed('<p dir="auto">قاعة</p>')).toBe('<p dir="auto" lang="ar">قاعة</p>');
  });

  it('leave the words within a line alone', () => {
    expect(followed('<p>Hall <b>قاعة</b> <a>مؤتمر</a></p>')).toBe('<p>Hall <b>قاعة</b> <a>مؤتمر</a></p>');
  });
});
