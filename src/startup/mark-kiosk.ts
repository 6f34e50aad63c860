import { readStored } from '../data/browser-storage.ts';
import { KIOSK } from '../data/visit/is-kiosk.ts';
import { onDomReady } from './on-dom-ready.ts';

/**
 * Marks the page of a kiosk, before anything is brought to life: local storage remembers it, since the first script
 * cannot wait for the database. Any prerendered page but the beginning is taken away: its links would lead out. As long as
 * it is still being read it is hidden instead.
 *
 * @returns whether this is one
 */
export function markKiosk(): boolean {
  const { pathname } = location;
  // Where nothing can be remembered only the address makes a kiosk.
  if (!/^\/kiosk(\/|$)/.test(pathname) && typeof readStored(KIOSK) !== 'string') return false;
  const page = document.documentElement;
  page.classList.add(KIOSK);
  if (pathname === '/kiosk') return true;
  page.hidden = true;
  onDomReady(() => {
    const root = document.getElementById('root');
    if (root) {
      root.replaceChildren();
      root.dataset.page = 'shell';
    }
    page.hidden = false;
  });
  return true;
}
