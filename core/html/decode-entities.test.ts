import { describe, expect, it } from 'vitest';
import { decodeAmpersands, decodeEntities } from './decode-entities.ts';

describe('a text with character references', () => {
  it.each([
    ['Media &amp; Text', 'Media & Text'],
    ['Caf&eacute; d&#8217;Or &ndash; opening', 'Café d’Or – opening'],
    ['M&uuml;nster &amp; Platz', 'Münster & Platz'],
    ['&Eacute;cole &#x2013; &Aring;sa, &szlig;, &OElig;uvre', 'École – Åsa, ß, Œuvre'],
    ['&Scaron;kola &lstrok;&oacute;d&zacute; &gbreve;&imath;', 'Škola łódź ğı'],
    ['&Omega;&mu;&sigmaf;', 'Ωμς'],
    ['a&nbsp;b &hellip; &euro;5 &frac12; &rarr;', 'a\u00a0b … €5 ½ →'],
    ['it&#039;s, it&apos;s &quot;so&quot;', 'it\'s, it\'s "so"'],
    ['who&commat;example&period;org', 'who@example.org'],
    // Old word processors wrote these; they are read as every browser reads them.
    ['d&#146;Or &#150; &#128;5', 'd’Or – €5'],
    ['&#x1F3AD;&#127925;', '🎭🎵'],
  ])('%j is %j', (given, meant) => expect(decodeEntities(given)).toBe(meant));

  it('is decoded once and never becomes markup', () => {
    expect(decodeEntities('&amp;amp; &amp;lt;b&amp;gt;')).toBe('&amp; &lt;b&gt;');
    expect(decodeEntities('&lt;b&gt;')).toBe('<b>');
  });

  it('keeps what is not a reference', () => {
    for (const text of [
      'R&D',
      'Rock & Roll;',
      'a?b=1&copy=2',
      '&unknown;',
      '&;',
      '&#;',
      '&#x;',
      '&constructor;',
    ])
      expect(decodeEntities(text)).toBe(text);
  });

  it('has a space for what is not a character', () => {
    expect(decodeEntities('a&#0;b&#xD800;c&#x110000;d&#7;e')).toBe('a b c d e');
  });
});

it('decodeAmpersands decodes only the ampersands of an address copied out of markup', () => {
  expect(decodeAmpersands('https://a.example/?a=1&amp;b=2&#038;c=3&#x26;d=4')).toBe(
    'https://a.example/?a=1&b=2&c=3&d=4',
  );
  expect(decodeAmpersands('/x?a=1&copy=2&lt;=3&amp;amp;e')).toBe('/x?a=1&copy=2&lt;=3&amp;e');
});
