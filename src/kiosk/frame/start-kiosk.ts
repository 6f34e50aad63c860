import { canonicalPath } from '../../navigation/document-head.tsx';
import { setEmbedFrames } from '../../ui/media/embed-frames.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { kioskSettings, openKiosk } from '../settings/kiosk.ts';
import { kioskEmbedFrames } from '../visit/kiosk-embed-frames.ts';
import { isVisitElsewhere, isVisitOver } from '../visit/kiosk-visit.ts';
import { wipeVisit } from '../visit/wipe-visit.ts';
import { openKioskRouter } from './kiosk-router.ts';
import { kioskRoutes } from './kiosk-routes.tsx';

/** What a kiosk starts with, instead of what every other device shows. */
export const kioskSite = { routes: kioskRoutes, openRouter: openKioskRouter, fetchesAhead: false };

/**
 * Makes this device a kiosk, set up as the address wishes. A visit that ended with the power is wiped now, and what lay
 * here before the device became a kiosk is out of the way (`kiosk-before.ts`), its messages sealed.
 */
export async function startKiosk(): Promise<void> {
  setEmbedFrames(kioskEmbedFrames);
  // A PIN that is added to the address of a page that stands loads nothing by itself.
  addEventListener('hashchange', () => {
    if (pinOfAddress() !== null) location.reload();
  });
  const { pin, ...wishes } = takeWishes();
  const isNew = await openKiosk({ ...wishes, pin });
  const isAtStart = canonicalPath(location.pathname) === kioskPaths.start();
  const isStale = isAtStart ? !(await isVisitElsewhere()) : isVisitOver(kioskSettings().idleAfterMs);
  if (isStale || isNew) await wipeVisit();
  // The browser tells the page what address it was opened by: a PIN is not to stand there either.
  if (pin !== null) await beginAnew();
}

/** A PIN stands in the address for a moment only: it is nothing for whoever comes next, or for the history. */
function takeWishes() {
  const { pathname, search } = location;
  const pin = pinOfAddress();
  if (pin !== null) history.replaceState(null, '', pathname + search);
  const isOwn = pathname.startsWith(kioskPaths.start());
  const eventPath = (isOwn && new URLSearchParams(search).get('event')) || null;
  return { eventPath, pin };
}

const pinOfAddress = () => new URLSearchParams(location.hash.slice(1)).get('pin');

function beginAnew(): Promise<never> {
  location.replace(location.pathname + location.search);
  return new Promise(() => undefined);
}
