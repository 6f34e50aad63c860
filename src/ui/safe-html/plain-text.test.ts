import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '../../../tests/support/timing/processor-time.ts';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it('makes a paragraph of every block and keeps inline text together', () => {
    expect(
      plainText(
        '<h2>Rules</h2><p>Bring <b>one</b> lyre.<br>Be on <i>time</i>.</p><ul><li>a</li><li>b</li></ul>',
      ),
    ).toEqual(['Rules', 'Bring one lyre.', 'Be on time.', 'a', 'b']);
  });

  it('drops scripts, styles, comments and drawings with their content', () => {
    expect(
      plainText(
        'a<script>alert("<p>x</p>")</script>b<style>p{}</style><!-- <p>c --><svg><text>d</text></svg>e',
      ),
    ).toEqual(['abe']);
    expect(plainText('a<SCRIPT src=x>never closed <p>b')).toEqual(['a']);
  });

  it('keeps a < that is no tag', () => {
    expect(plainText('under 12 < 13 & more')).toEqual(['under 12 < 13 & more']);
  });

  it('reads entities once, not twice', () => {
    expect(plainText('&amp;lt;b&amp;gt; &#39;x&#x27; caf&eacute; &nbsp;&unknown;')).toEqual([
      "&lt;b&gt; 'x' café \u00a0&unknown;",
    ]);
    expect(plainText('&#0;&#xD800;&#x110000;a')).toEqual(['a']);
  });

  it('returns nothing for blank markup', () => {
    expect(plainText('  <p> </p>\n<br>')).toEqual([]);
  });

  it.each(['<', '<a ', '<!--', '<script>', '</', '&#'])(
    'takes no longer for each %s of hostile input if there are many (X21)',
    async (sign) => {
      const start = sign === '</' ? '<script>' : '';
      expect(await growth(80_000, (size) => plainText(start + sign.repeat(size)))).toBeLessThan(LINEAR);
    },
  );
});
