import { rememberEarlyPress } from './app/early-press.ts';
import { applyStoredTheme } from './app/shell/theme.ts';
import { markKiosk } from './data/kiosk-mark.ts';

/**
 * Before anything waits: neither a chosen theme nor a kiosk may flash, and no press may be lost. Taken once: whichever
 * of a page's scripts comes first takes them (`first.ts`, `boot.ts`).
 */
export function takeFirstSteps(): void {
  if (window.earlyPress) return;
  rememberEarlyPress();
  applyStoredTheme();
  markKiosk();
}
