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
    ['<style type="a">p{color:red}</style>b', '<xmp type="a">p{color:red}</xmp>b'],
    ['<o:p>a</o:p> <st1:place w:st="on">Athens</st1:place>', '<span>a</span> <span w:st="on">Athens</span>'],
  ])('%j has styles and handlers as data and word processor elements as spans', (given, plain) =>
    expect(plainTags(given)).toBe(plain),
  );

  it('keeps words and values that only speak of styles', () => {
    for (const markup of [
      'In style="x" and < style=y',
      '<p title="style=x" data-style="y" styled="z">style = 1</p>',
      '<a href="/?style=1&onclick=2">style</a>',
      '<p action="x" data-onclick="z">onclick = 1</p>',
      '<p',
    ])
      expect(plainTags(markup)).toBe(markup);
  });

  it('comes to an end on tags that have none', () => {
    for (const part of ['<a ', '<a b="', "<a b='", '<', '<a style', '<a =', '<a /', '<a b= '])
      expect(plainTags(part.repeat(20_000)).length).toBeGreaterThanOrEqual(part.length * 20_000);
  });
});
