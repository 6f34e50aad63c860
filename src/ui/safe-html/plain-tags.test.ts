import { describe, expect, it } from 'vitest';
import { plainTags } from './plain-tags.ts';

describe('markup before it is parsed', () => {
  it.each([
    ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
    ["<p class='a > b'STYLE = 'x' id=c>a</p>", "<p class='a > b'data-style = 'x' id=c>a</p>"],
    ['<img alt="x"/style=y>', '<img alt="x"/data-style=y>'],
    ['<td\nstyle\n=\nwidth:9px>a', '<td\ndata-style\n=\nwidth:9px>a'],
    [
      '<a href=/x onclick="x()" ONmouseover=y()>a</a>',
      '<a href=/x data-onclick="x()" data-onmouseover=y()>a</a>',
    ],
    ['<noscript>a</noscript><data value=1>b</data>', '<data>a</data><span value=1>b</span>'],
    ['<o:p>a</o:p> <st1:place w:st="on">Athens</st1:place>', '<span>a</span> <span w:st="on">Athens</span>'],
  ])('%j gets styles and handlers as data and word processor elements as spans', (given, plain) =>
    expect(plainTags(given)).toBe(plain),
  );

  it.each([
    ['<style type="a">p{color:red}</style>b', 'b'],
    ['<style>/* wide <big screens */</style><p>Hello</p>', '<p>Hello</p>'],
    ['<STYLE>q{content:"<b"}</Style ><p>"Hello"</p>', '<p>"Hello"</p>'],
    ['<style>@media (width<var(--x)){p{color:red}}</style\n><p>Hello</p>', '<p>Hello</p>'],
    ['a<script>if (a<b) say("</styles>")</script><p>"One"</p>', 'a<p>"One"</p>'],
    ['<title>1 <b</title><p>a</p><textarea><i "</textarea>b', '<p>a</p>b'],
    ['<xmp><b "</xmp>a<iframe src="a>b"><b "</iframe>b', 'ab'],
    ['<style a="</style>">p{}</style>b', 'b'],
    ['<p title="<style>">a</p><style>p{}</style>b', '<p title="<style>">a</p>b'],
    ['<!-- <style> --><p>Hello</p><style>p{}</style>b', '<!-- <style> --><p>Hello</p>b'],
    [
      '<!--><p style=x>a</p>--><!-- " <b ="--><p style=x>b',
      '<!--><p data-style=x>a</p>--><!-- " <b ="--><p data-style=x>b',
    ],
    ['<svg><title/><style/></svg><p>a</p>', '<svg><title/><xmp/></svg><p>a</p>'],
    ['<style>p{}<p>a', '<xmp>p{}<p>a'],
  ])('%j loses what only looks like tags', (given, plain) => expect(plainTags(given)).toBe(plain));

  it('keeps text and values that only mention styles', () => {
    for (const markup of [
      'In style="x" and < style=y',
      '<p title="style=x" data-style="y" styled="z">style = 1</p>',
      '<a href="/?style=1&onclick=2">style</a>',
      '<p action="x" data-onclick="z">onclick = 1</p>',
      '<p',
    ])
      expect(plainTags(markup)).toBe(markup);
  });

  it('terminates on unclosed tags', () => {
    for (const part of ['<a ', '<a b="', "<a b='", '<', '<a style', '<a =', '<a /', '<a b= ', '<!', '<!-- '])
      expect(plainTags(part.repeat(20_000)).length).toBeGreaterThanOrEqual(part.length * 20_000);
    expect(plainTags('<style>'.repeat(20_000))).toBe('<xmp>'.repeat(20_000));
  });
});
