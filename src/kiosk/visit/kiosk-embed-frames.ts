import type { EmbedFrames } from '../../ui/media/embed-frames.ts';

/**
 * Storage and cookies of their own, which go with the page: what a guest keeps of one visitor the next one's page does
 * not find. Browsers that do not know it leave the attribute alone (docs/kiosk.md).
 */
const FORGETFUL = { credentialless: true };

const FILM = { ...FORGETFUL, sandbox: 'allow-scripts allow-same-origin allow-presentation' };

/** What a guest may do on a kiosk: run, and a film fill the screen, but neither open nor keep anything. */
export const kioskEmbedFrames: EmbedFrames = {
  film: (address) => ({ ...FILM, src: talking(address) }),
  widget: { ...FORGETFUL, sandbox: 'allow-scripts' },
};

const PLAYER = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\//;

/** This player answers only who has said so in its address; a kiosk wants to know whether a film plays. */
function talking(address: string): string {
  if (!PLAYER.test(address)) return address;
  const url = new URL(address);
  url.searchParams.set('enablejsapi', '1');
  url.searchParams.set('origin', location.origin);
  return url.href;
}
