import { expect, it } from 'vitest';
import { networkName } from './network-name.ts';

it.each([
  ['https://www.facebook.com/river.games?ref=1', 'Facebook'],
  ['https://m.facebook.com/river', 'Facebook'],
  ['//instagram.com/river/', 'Instagram'],
  ['www.youtube.com/@river', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://twitter.com/river', 'X'],
  ['https://x.com/river', 'X'],
  ['https://wa.me/15550100', 'WhatsApp'],
  ['https://notfacebook.com/', 'notfacebook.com'],
  ['https://www.river.example/', 'river.example'],
  ['/event/river', ''],
  ['https://', ''],
])('EVENTS-06 %s is known as %j', (address, name) => expect(networkName(address)).toBe(name));

it('EVENTS-06 takes the name from the icon if the host is unknown', () => {
  expect(networkName('https://go.example.org/1', '/media/icons/icon-youtube_24.png?v=2')).toBe('YouTube');
  expect(networkName('https://www.instagram.com/a', '/icons/facebook.svg')).toBe('Instagram');
  expect(networkName('https://go.example.org/1', '/facebook/own.svg')).toBe('go.example.org');
});

it.each(['globe-64x64.png', 'web@2x.png', 'global-line.svg', 'sewing-threads.svg', 'x.svg'])(
  'EVENTS-06 ignores words that any icon may contain: %s',
  (icon) => expect(networkName('https://www.river.example/', `/icons/${icon}`)).toBe('river.example'),
);
