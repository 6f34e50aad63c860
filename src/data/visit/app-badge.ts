import { isKiosk } from './is-kiosk.ts';

/** What the badge on the icon of the installed app counts together. */
export interface BadgeCounts {
  /** Messages on this device that are not delivered yet. */
  readonly waitingMessages: number;
  /** Changes to saved items that the visitor has not seen yet. */
  readonly unseenChanges: number;
}

/** `setAppBadge` is missing in several browsers, and refused by others. */
type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

let counts: BadgeCounts = { waitingMessages: 0, unseenChanges: 0 };
let shown: number | null = null;

/**
 * Shows the number of what waits for the visitor on the app's icon (Badging API); zero removes it. Each caller names
 * only the count it knows. Never on a kiosk, whose icon nobody sees.
 */
export function showAppBadge(known: Partial<BadgeCounts>): void {
  counts = { ...counts, ...known };
  const sum = counts.waitingMessages + counts.unseenChanges;
  if (sum === shown || isKiosk()) return;
  shown = sum;
  const device = navigator as Badged;
  const done = sum === 0 ? device.clearAppBadge?.() : device.setAppBadge?.(sum);
  // A browser that has it may still refuse it, for example in a private window.
  done?.catch(() => undefined);
}
