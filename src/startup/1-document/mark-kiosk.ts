import { readStored } from '#core/browser-storage.ts';
import { KIOSK } from '../../data/visit/is-kiosk.ts';
import { removePrerenderedPage } from '../../ui/hydration/remove-prerendered-page.ts';

/**
 * Marks the page of a kiosk before hydration. Local storage holds the mark, since the first script cannot wait for the
 * database. Any prerendered page except the start screen is removed, because its links would lead out. While it is
 * still being parsed it is hidden instead.
 *
 * @returns whether this is a kiosk
 */
export function markKiosk(): boolean {
  const { pathname } = location;
  // Without storage only the address makes a kiosk.
  if (!/^\/kiosk(\/|$)/.test(pathname) && typeof readStored(KIOSK) !== 'string') return false;
  const page = document.documentElement;
  page.classList.add(KIOSK);
  if (pathname === '/kiosk') return true;
  page.hidden = true;
  removePrerenderedPage(() => {
    page.hidden = false;
  });
  return true;
}
