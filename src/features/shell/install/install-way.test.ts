import { describe, expect, it } from 'vitest';
import { installWay, isWorthOffering } from './install-way.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME = IPHONE.replace('Version/17.5', 'CriOS/126.0.6478.54');
const SAFARI = `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`;
const OLD_SAFARI = SAFARI.replace('17.5', '16.6');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const ANDROID_FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';
/** A page that another app shows in a window of its own has no way to the home screen. */
const IN_APP = IPHONE.replace(' Version/17.5', '').replace('Safari/604.1', 'Instagram 339.0');
const ANDROID_IN_APP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 339.0';
const CHROME = `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`;

describe('the way to install the site', () => {
  it.each([
    ['an iPhone', IPHONE, 5, 'ios'],
    ['another browser on an iPhone', IPHONE_CHROME, 5, 'ios'],
    ['an iPad, which calls itself a Mac', SAFARI, 5, 'ios'],
    ['a Mac with Safari', SAFARI, 0, 'dock'],
    ['a Mac with a Safari that has no Dock for pages', OLD_SAFARI, 0, 'none'],
    ['Firefox on a phone', ANDROID_FIREFOX, 5, 'phone'],
    ['Firefox on a computer', FIREFOX, 0, 'none'],
    ['an iPhone, within another app', IN_APP, 5, 'none'],
    ['a phone with Android, within another app', ANDROID_IN_APP, 5, 'none'],
    ['Chrome on a computer', CHROME, 0, 'computer'],
  ])('INSTALL-04 on %s', (_, userAgent, maxTouchPoints, way) => {
    expect(installWay({ userAgent, maxTouchPoints, canAsk: false })).toBe(way);
  });

  it('INSTALL-04 is the browser’s own question wherever it asks', () => {
    expect(installWay({ userAgent: CHROME, maxTouchPoints: 0, canAsk: true })).toBe('prompt');
  });

  it('INSTALL-01 is offered unasked only where a press or three steps do it', () => {
    const offered = (asks: boolean) =>
      (['prompt', 'ios', 'phone', 'computer', 'dock', 'none'] as const).filter((way) =>
        isWorthOffering(way, asks),
      );
    expect(offered(true)).toEqual(['prompt', 'ios']);
    expect(offered(false)).toEqual(['prompt', 'ios', 'phone']);
  });
});
