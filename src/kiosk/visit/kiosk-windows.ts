/**
 * Messages between the windows of one kiosk, since one visit spans all of them. `touched`: somebody is here; `film`:
 * one plays; `over`: the visitor's data is wiped.
 */
export type WindowNews = 'touched' | 'film' | 'over';

const NAME = 'kiosk';
/** One channel for the whole page, so that it does not receive its own messages. Null in browsers without it. */
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
