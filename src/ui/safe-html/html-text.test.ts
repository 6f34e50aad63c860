import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import {
  addressInHtml,
  cappedMarkup,
  htmlText,
  MARKUP_MAX_CHARS,
  MARKUP_MAX_OPEN,
  PASTED_MAX_CHARS,
} from './html-text.ts';

describe('text of provider markup', () => {
  it('joins all paragraphs into one line', () => {
    expect(htmlText(asUntrustedHtml('<p>One</p><p>two</p>'))).toBe('One two');
  });

  it('distinguishes a plain address from markup (Q-28)', () => {
    expect(addressInHtml(asUntrustedHtml(' /pictures/a.jpg '))).toBe('/pictures/a.jpg');
    expect(addressInHtml(asUntrustedHtml('/a.jpg?w=1&amp;h=2'))).toBe('/a.jpg?w=1&h=2');
    expect(addressInHtml(asUntrustedHtml('<img src="/a.jpg">'))).toBeNull();
    expect(addressInHtml(asUntrustedHtml(' '))).toBeNull();
  });

  it('cuts markup with more open elements than any honest text has, since browsers parse those slowly (X21)', () => {
    const capped = (markup: string) => cappedMarkup(asUntrustedHtml(markup));
    const deepest = '<b>'.repeat(MARKUP_MAX_OPEN);
    expect(capped(`${deepest}text`)).toBe(`${deepest}text`);
    for (const part of ['<b>', '<B class=x>', '<b/>', '<b></i>', '<table><tr><td>', '<div><p>']) {
      const kept = capped(part.repeat(MARKUP_MAX_OPEN + 10));
      expect(kept).toBe(part.repeat(MARKUP_MAX_OPEN));
    }
  });

  it('leaves long texts unchanged if their elements end, explicitly or not (X21)', () => {
    for (const part of ['<p>One', '<li>a', '<b>a</b> ', '<br>', '<img src=a>', '<tr><td>a', '< 3 & <4']) {
      const markup = part.repeat(MARKUP_MAX_OPEN * 2);
      expect(cappedMarkup(asUntrustedHtml(markup))).toBe(markup);
    }
  });

  it('counts pasted pictures separately, so that the text below them stays', () => {
    const picture = (chars: number) => `<img src="data:image/png;base64,${'A'.repeat(chars)}">`;
    const text = (markup: string) => htmlText(asUntrustedHtml(markup));
    expect(text(`${picture(300_000)}<p>below</p>`)).toBe('below');
    expect(cappedMarkup(asUntrustedHtml(`${picture(300_000)}end`))).toBe(`${picture(300_000)}end`);
    expect(cappedMarkup(asUntrustedHtml(`${picture(PASTED_MAX_CHARS)}end`))).toBe('<img src="data:,">end');
    const many = cappedMarkup(asUntrustedHtml(`${picture(300_000).repeat(9)}end`));
    expect(many.match(/data:image/g)).toHaveLength(2);
    expect(many).toMatch(/end$/);
    expect(cappedMarkup(asUntrustedHtml('data:image/png;base64, '.repeat(90_000))).length).toBeLessThan(
      3_000_000,
    );
  });

  it('cuts text longer than any honest text', () => {
    expect(cappedMarkup(asUntrustedHtml('x'.repeat(MARKUP_MAX_CHARS + 1)))).toHaveLength(MARKUP_MAX_CHARS);
  });
});
