// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type FinishOptions, finishNodes } from './finish-nodes.ts';

/** A box with the finished nodes of markup that has already been cleaned. */
function finished(markup: string, options: Partial<FinishOptions> = {}): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  finishNodes(template.content, { box: { lang: 'en', dir: 'ltr' }, headingsBelow: 2, ...options });
  const box = document.createElement('div');
  box.append(template.content);
  return box;
}

describe('finishNodes', () => {
  it('ERR-07 leaves the text of a link that must not be one (X2)', () => {
    expect(finished('<a href="JaVaScript:x()">a</a>').innerHTML).toBe('<a>a</a>');
    expect(finished('<a href="\\\\evil.example" target="_blank">a</a>').innerHTML).toBe('<a>a</a>');
  });

  it('ERR-07 secures links that leave the site or open a tab', () => {
    const [outside, own] = finished(
      '<a href="//o.example" target="_blank">o</a><a href="/event" target="_top">e</a>',
    ).querySelectorAll('a');
    expect(outside?.getAttribute('href')).toBe('https://o.example/');
    expect(outside?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(outside?.getAttribute('target')).toBe('_blank');
    expect(own?.getAttribute('href')).toBe('/event');
    expect(own?.hasAttribute('target')).toBe(false);
  });

  it('leaves the text of a link to a missing place: places in the markup lose their names', () => {
    expect(finished('<a href="#dates">Dates</a> <a href=" #_ftn1" target="_blank">[1]</a>').innerHTML).toBe(
      '<a>Dates</a> <a>[1]</a>',
    );
    document.body.innerHTML = '<section id="schedule"></section>';
    const links = finished('<a href="#schedule">When</a><a href="/event#schedule">When</a>').innerHTML;
    expect(links).toBe('<a href="#schedule">When</a><a href="/event#schedule">When</a>');
    document.body.innerHTML = '';
  });

  it('lets only links have an address and only pictures a source', () => {
    expect(finished('<td href="/x" target="_blank">a</td><p src="/x" href="/y">b</p>').innerHTML).not.toMatch(
      /href|src|target/,
    );
  });

  it('lets only pictures have a size, so that nothing is wider than its box (X4)', () => {
    expect(
      finished('<hr width="9999"><table width="9999"><tbody><tr><td height="9">a</td></tr></tbody></table>')
        .innerHTML,
    ).not.toMatch(/width|height/);
    expect(finished('<img src="/a.jpg" width="10" height="20">').innerHTML).toMatch(/width="10" height="20"/);
  });

  it('keeps our own pictures and loads them lazily', () => {
    const picture = finished('<img src="a/b.jpg" width="10">').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/a/b.jpg');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('alt')).toBe('');
  });

  it('replaces a picture from another host by its text (X5)', () => {
    expect(finished('<p><img src="//beacon.example/x.gif" alt="A picture"></p>').innerHTML).toBe(
      '<p>A picture</p>',
    );
  });

  it('puts headings below the heading above them, without gaps (Q-79)', () => {
    expect(finished('<h1>a</h1><h4 lang="el">b</h4><h1>c</h1>').innerHTML).toBe(
      '<h3>a</h3><h4 lang="el">b</h4><h3>c</h3>',
    );
    expect(finished('<h5>a</h5>', { headingsBelow: 1 }).innerHTML).toBe('<h2>a</h2>');
    expect(finished('<h1>a</h1><h2>b</h2>', { headingsBelow: 5 }).innerHTML).toBe('<h6>a</h6><h6>b</h6>');
  });

  it('MEMBER-06 breaks lines only in text, never in an address', () => {
    expect(finished('<p>500/- each<a href="/a/-b">link</a></p>', { breakAt: '/-' }).innerHTML).toBe(
      '<p>500<br> each<a href="/a/-b">link</a></p>',
    );
  });
});
