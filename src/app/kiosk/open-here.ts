import { openKiosk } from '../../data/kiosk.ts';
import { wipeVisit } from '../../data/wipe-visit.ts';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { kioskPaths } from '../../navigation/kiosk-paths.ts';
import { openKioskRouter } from './kiosk-router.ts';
import { kioskRoutes } from './kiosk-routes.tsx';

/** What a kiosk starts with, instead of what every other device shows. */
export const kioskSite = { routes: kioskRoutes, openRouter: openKioskRouter, fetchesAhead: false };

/** Makes this device a kiosk, set up as the address wishes. */
export async function openHere(): Promise<void> {
  await openKiosk(takeWishes());
  // A visit may have ended with the power.
  if (canonicalPath(location.pathname) === kioskPaths.start()) await wipeVisit();
}

/** A PIN stands in the address for a moment only: it is nothing for whoever comes next, or for the history. */
function takeWishes() {
  const { pathname, search, hash } = location;
  const pin = new URLSearchParams(hash.slice(1)).get('pin');
  if (pin !== null) history.replaceState(null, '', pathname + search);
  const eventPath = pathname.startsWith(kioskPaths.start()) ? new URLSearchParams(search).get('event') : null;
  return { eventPath, pin };
}
