import type { EmbedFrames } from '../../ui/media/embed-frames.ts';

/**
 * Each page gets separate storage and cookies that go with it, so the next visitor's page does not find what an embed
 * stored. Browsers without support ignore the attribute (docs/kiosk.md).
 */
const FORGETFUL = { credentialless: true };

const FILM = { ...FORGETFUL, sandbox: 'allow-scripts allow-same-origin allow-presentation' };

/**
 * The sandbox of an embed on a kiosk: it may run, and a film may fill the screen, but it may not open or store
 * anything.
 */
export const kioskEmbedFrames: EmbedFrames = {
  film: (address) => ({ ...FILM, src: talking(address) }),
  widget: { ...FORGETFUL, sandbox: 'allow-scripts' },
};

const PLAYER = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\//;

/** This player sends messages only if its address enables them; a kiosk needs them to know whether a film plays. */
function talking(address: string): string {
  if (!PLAYER.test(address)) return address;
  const url = new URL(address);
  url.searchParams.set('enablejsapi', '1');
  url.searchParams.set('origin', location.origin);
  return url.href;
}
