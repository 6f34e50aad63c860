import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { banners, DEFAULT_SLIDE_MS } from './banner.ts';

const first = (change: Record<string, unknown> = {}) =>
  readNoting(banners, [{ ...fullItems.banners, ...change }]).answer[0];

describe('a banner', () => {
  it('is read with every field', () => {
    expect(first()).toEqual({
      url: 'banners/a.jpg',
      imageType: 'youtube',
      isAutoplay: true,
      slideMs: 2000,
      alt: 'A stage',
      heading: asUntrustedHtml('<h1>A <span>b</span></h1>'),
      button: { isVisible: true, text: 'Join', url: 'https://enrol.example/join', inNewTab: true },
      desktop: { isCustom: true, left: 10, top: 80 },
      mobile: { isCustom: false, left: 50, top: 20 },
    });
  });

  it.each([undefined, null, '', 'abc', 0, '0', -5, {}])(
    'BANNER-04 has the default duration for %j',
    (timing) => {
      expect(first({ autoslidetiming: timing })?.slideMs).toBe(DEFAULT_SLIDE_MS);
    },
  );

  it('BANNER-03 keeps its own duration, as number or text, up to the longest a timer can handle', () => {
    expect(first({ autoslidetiming: 8000 })?.slideMs).toBe(8000);
    expect(first({ autoslidetiming: ' 8000 ' })?.slideMs).toBe(8000);
    expect(first({ autoslidetiming: 1e12 })?.slideMs).toBe(2 ** 31 - 1);
  });

  it.each([
    [-20, 0],
    ['140', 100],
    ['33.4%', 33],
    [0, 0],
    ['', null],
    ['left', null],
  ])('BANNER-12 keeps the position %j inside the banner: %j', (given, expected) => {
    expect(first({ xaxis: given })?.desktop.left).toBe(expected);
  });

  it('BANNER-12 has a custom position only when its type says so', () => {
    expect(first({ type: 'custom' })?.desktop.isCustom).toBe(true);
    expect(first({ type: 'Default' })?.desktop.isCustom).toBe(false);
    expect(first({ mobileType: 'Custom' })?.mobile.isCustom).toBe(true);
  });

  it('is an image unless it says youtube, and opens in the same tab unless it says _blank', () => {
    expect(first({ imagetype: 'YouTube' })?.imageType).toBe('youtube');
    expect(first({ imagetype: null })?.imageType).toBe('image');
    expect(first({ target: '_self' })?.button.inNewTab).toBe(false);
  });

  it('BANNER-13 is left out without picture and heading', () => {
    const { answer, notes } = readNoting(banners, [{ alttext: 'nothing' }, fullItems.banners]);
    expect(answer).toHaveLength(1);
    expect(notes).toEqual(['entry 0 left out: says nothing in imgurl, headingtext']);
  });
});
