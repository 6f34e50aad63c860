import { useConnection } from '../connection/connection.ts';
import { isKiosk } from './is-kiosk.ts';

/** The class on the root of a kiosk whose operator allows third-party films and widgets. */
export const EMBEDS_CLASS = 'allows-embeds';

/** What blocks third-party films and widgets; null means nothing (reading Q-77). */
export type EmbedBlocker = 'kiosk' | 'network' | null;

/** Returns what blocks them at the moment. A kiosk loads them only if its operator allows it. */
export function useEmbedBlocker(): EmbedBlocker {
  const isReached = useConnection() === 'reached';
  if (isKiosk() && !document.documentElement.classList.contains(EMBEDS_CLASS)) return 'kiosk';
  return isReached ? null : 'network';
}
