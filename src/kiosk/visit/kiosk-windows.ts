/**
 * What the windows of one kiosk tell each other, since one visit goes on in all of them. `touched`: somebody is here;
 * `film`: one plays; `over`: what they left is wiped.
 */
export type WindowNews = 'touched' | 'film' | 'over';

const NAME = 'kiosk';
/** One for the whole page, which therefore does not hear itself. Null in browsers without. */
let channel: BroadcastChannel | null | undefined;

function opened(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
  return channel;
}

export const notifyWindows = (news: WindowNews): void => opened()?.postMessage(news);

/** @returns stops listening */
export function onWindowNews(hear: (news: WindowNews) => void): () => void {
  const listen = ({ data }: MessageEvent<WindowNews>) => hear(data);
  opened()?.addEventListener('message', listen);
  return () => opened()?.removeEventListener('message', listen);
}
