import { useConnection } from '../connection/connection.ts';
import { isKiosk } from './is-kiosk.ts';

/** On the root of a kiosk whose operator lets other sites' films and widgets in. */
export const EMBEDS_CLASS = 'guests';

/** What keeps films and widgets of other sites away; null is nothing (decision Q-77). */
export type EmbedBlocker = 'kiosk' | 'network' | null;

/** Whether one of them may come now. A kiosk takes them in only where its operator wants them. */
export function useEmbedBlocker(): EmbedBlocker {
  const isReached = useConnection() === 'reached';
  if (isKiosk() && !document.documentElement.classList.contains(EMBEDS_CLASS)) return 'kiosk';
  return isReached ? null : 'network';
}
