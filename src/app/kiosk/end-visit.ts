import { wipeVisit } from '../../data/wipe-visit.ts';
import { kioskPaths } from '../../navigation/kiosk-paths.ts';

let isEnding = false;

/**
 * Everything is as for the next stranger: what was left on the device is removed, and what the page still holds goes
 * with the page. The beginning wipes once more, for visits that ended with the power.
 */
export async function endVisit(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await wipeVisit();
  location.replace(kioskPaths.start());
}
