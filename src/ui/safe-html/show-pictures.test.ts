// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { finishNodes } from './finish-nodes.ts';
import { plainTags } from './plain-tags.ts';

const PIXELS = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`;
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Returns the finished markup of nodes that have been cleaned. */
function finished(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = plainTags(markup);
  finishNodes(template.content, { box: { lang: 'en', dir: 'ltr' }, headingsBelow: 2 });
  const box = document.createElement('div');
  box.append(template.content);
  return box.innerHTML;
}
/** Returns the addresses its pictures are shown from. */
const sources = (markup: string) => [...finished(markup).matchAll(/ src="([^"]*)"/g)].map(([, src]) => src);

describe('a picture that waits for a script of its own site', () => {
  it.each([
    ['data-src', `<img src="${DOT}" data-src="/up/a.jpg">`],
    ['data-lazy-src', '<img src="/lazy.gif" data-lazy-src="/up/a.jpg">'],
    ['data-original', '<img data-original="/up/a.jpg">'],
    ['data-srcset', '<img src="/dot.gif" data-srcset="/up/s.jpg 300w, /up/a.jpg 1024w, /up/xl.jpg 2560w">'],
    ['a copy without scripts', `<img src="${DOT}" class=x><noscript><img src="/up/a.jpg"></noscript>`],
    ['both', '<img src="/dot.gif" data-src="/up/a.jpg"><noscript><img src="/up/a.jpg"></noscript>'],
    [
      'a copy in another size',
      '<img data-src="/up/a.jpg"><noscript><img src="/up/a-300x200.jpg"></noscript>',
    ],
    [
      'a figure around it',
      '<figure><img data-src="/up/a.jpg"></figure><noscript><img src="/up/a.jpg"></noscript>',
    ],
  ])('is shown by %s, once', (_by, markup) => {
    expect(sources(markup)).toEqual(['/up/a.jpg']);
    expect(finished(markup)).not.toMatch(/noscript|srcset|data-/);
  });

  it('drops the text for browsers without scripts', () => {
    expect(finished('<p>a<noscript>Please turn on JavaScript</noscript>b</p>')).toBe('<p>ab</p>');
  });

  it('is not shown from another host, nor by its placeholder (X5)', () => {
    expect(finished('<img src="/dot.gif" data-src="//beacon.example/x.gif" alt="A stage">')).toBe('A stage');
    expect(sources('<img src="//beacon.example/x.gif" srcset="https://beacon.example/y.gif 2x">')).toEqual(
      [],
    );
  });
});

describe('a picture in several sizes', () => {
  it.each([
    ['<img src="/a.jpg" srcset="/b.jpg 2x">', '/a.jpg'],
    ['<img srcset="/s.jpg 400w,/m.jpg 1200w,/l.jpg 3000w">', '/m.jpg'],
    ['<img srcset="/c_fill,w_900/a.jpg 900w, /c_fill,w_9000/a.jpg 9000w">', '/c_fill,w_900/a.jpg'],
    ['<img srcset="/only.jpg">', '/only.jpg'],
    ['<picture><source srcset="/a.webp 1x"><img alt="A"></picture>', '/a.webp'],
    ['<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>', '/a.jpg'],
  ])('%s is shown from %s', (markup, source) => {
    expect(sources(markup)).toEqual([source]);
    expect(finished(markup)).not.toMatch(/picture|source|srcset/);
  });
});

describe('a pasted picture', () => {
  it('is shown if it is a bitmap', () => {
    expect(sources(`<img src="${PIXELS}" alt="A chart">`)).toEqual([PIXELS]);
  });

  it.each([
    ['a local file', '<p>a<img src="file:///C:/Users/me/clip_image001.png" alt="image001">b</p>'],
    ['a part of an email', '<p>a<img src="cid:part1.abc" alt="part1">b</p>'],
    ['a temporary address', '<p>a<img src="blob:https://o.example/1" alt="blob">b</p>'],
    ['no address', '<p>a<img alt="Picture 1">b</p>'],
    ['a dot', `<p>a<img src="${DOT}" alt="">b</p>`],
    ['a drawing', '<p>a<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=" alt="x">b</p>'],
  ])('is removed with its text if it is %s', (_what, markup) => {
    expect(finished(markup)).toBe('<p>ab</p>');
  });
});

describe('leftovers of a word processor', () => {
  it('bold around whole paragraphs is ignored', () => {
    expect(finished('<b><p>One</p><p>Two <b>three</b></p></b>')).toBe('<p>One</p><p>Two <b>three</b></p>');
  });

  it('empty paragraphs are removed, and the space between two words stays', () => {
    expect(
      finished(
        '<p>&nbsp;</p><div><p><span><br></span></p><p> &nbsp;</p></div><p>a<span> </span><b>b</b></p><h2></h2>',
      ),
    ).toBe('<p>a <b>b</b></p>');
  });

  it('an empty cell keeps its column', () => {
    expect(finished('<table><tbody><tr><td></td><td><p>&nbsp;</p></td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><td></td><td></td></tr></tbody></table>',
    );
  });
});
