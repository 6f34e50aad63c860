import { canonicalPath } from '../../navigation/document-head.tsx';
import { setEmbedFrames } from '../../ui/media/embed-frames.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { kioskSettings, openKiosk } from '../settings/kiosk.ts';
import { kioskEmbedFrames } from '../visit/kiosk-embed-frames.ts';
import { isVisitElsewhere, isVisitOver } from '../visit/kiosk-visit.ts';
import { wipeVisit } from '../visit/wipe-visit.ts';
import { openKioskRouter } from './kiosk-router.ts';
import { kioskRoutes } from './kiosk-routes.tsx';

/** Starts a kiosk instead of the ordinary site. */
export const kioskSite = { routes: kioskRoutes, openRouter: openKioskRouter, fetchesAhead: false };

/**
 * Makes this device a kiosk with the settings from the address. Wipes a visit that was cut off by a power failure. What
 * the device held before it became a kiosk has been set aside (`kiosk-before.ts`), with its messages sealed.
 */
export async function startKiosk(): Promise<void> {
  setEmbedFrames(kioskEmbedFrames);
  // A hash change does not reload, so we reload when it contains a PIN.
  addEventListener('hashchange', () => {
    if (pinOfAddress() !== null) location.reload();
  });
  const { pin, ...options } = takeOptions();
  const isNew = await openKiosk({ ...options, pin });
  const isAtStart = canonicalPath(location.pathname) === kioskPaths.start();
  const isStale = isAtStart ? !(await isVisitElsewhere()) : isVisitOver(kioskSettings().idleAfterMs);
  if (isStale || isNew) await wipeVisit();
  // `document.referrer` must not hold the PIN either, so the page loads again.
  if (pin !== null) await reloadPage();
}

/**
 * Reads the settings and removes the PIN from the address at once: neither the next visitor nor the history may see it.
 */
function takeOptions() {
  const { pathname, search } = location;
  const pin = pinOfAddress();
  if (pin !== null) history.replaceState(null, '', pathname + search);
  const isOwn = pathname.startsWith(kioskPaths.start());
  const eventPath = (isOwn && new URLSearchParams(search).get('event')) || null;
  return { eventPath, pin };
}

const pinOfAddress = () => new URLSearchParams(location.hash.slice(1)).get('pin');

function reloadPage(): Promise<never> {
  location.replace(location.pathname + location.search);
  return new Promise(() => undefined);
}
