import { siteName } from './site-name.ts';

/** Networks by the end of their host names. Some have several hosts. */
const NETWORKS: readonly (readonly [name: string, ...hosts: readonly string[]])[] = [
  ['Facebook', 'facebook.com', 'fb.com', 'fb.me', 'fb.watch'],
  ['Instagram', 'instagram.com', 'instagr.am', 'ig.me'],
  ['YouTube', 'youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  ['X', 'x.com', 'twitter.com', 't.co'],
  ['WhatsApp', 'whatsapp.com', 'wa.me'],
  ['Telegram', 't.me', 'telegram.me', 'telegram.org'],
  ['LinkedIn', 'linkedin.com', 'lnkd.in'],
  ['TikTok', 'tiktok.com'],
  ['Threads', 'threads.net', 'threads.com'],
  ['Bluesky', 'bsky.app'],
  ['Mastodon', 'mastodon.social', 'mastodon.online'],
  ['Pinterest', 'pinterest.com', 'pin.it'],
  ['Snapchat', 'snapchat.com'],
  ['Discord', 'discord.com', 'discord.gg'],
  ['Reddit', 'reddit.com'],
  ['Flickr', 'flickr.com'],
  ['Vimeo', 'vimeo.com'],
  ['SoundCloud', 'soundcloud.com'],
  ['Spotify', 'spotify.com'],
  ['WeChat', 'weixin.qq.com', 'wechat.com'],
  ['Weibo', 'weibo.com'],
  ['LINE', 'line.me'],
  ['KakaoTalk', 'kakao.com'],
  ['VK', 'vk.com'],
];

/** Words that occur in all kinds of icon names: `web@2x.png`, `global-line.svg`. */
const COMMON_WORDS: ReadonlySet<string> = new Set(['x', 'line', 'threads']);

/**
 * Returns the common name of the network that an address leads to: `YouTube`. Unknown networks give their host,
 * `river.example`, and an address without a host gives ''.
 *
 * @param icon the file of its icon, whose name decides if the host is unknown
 */
export function networkName(address: string, icon = ''): string {
  const host = siteName(address);
  const isOn = (known: string) => host === known || host.endsWith(`.${known}`);
  const file =
    icon
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const words = file
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => !COMMON_WORDS.has(word));
  const network =
    NETWORKS.find(([, ...hosts]) => hosts.some(isOn)) ??
    NETWORKS.find(([name]) => words.includes(name.toLowerCase()));
  return network?.[0] ?? host;
}
