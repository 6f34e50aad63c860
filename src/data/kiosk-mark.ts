import { KIOSK } from './is-kiosk.ts';

/**
 * Marks the page of a kiosk, before anything is brought to life: local storage remembers it, since the first script
 * cannot wait for the database. Any ready page but the beginning is taken away at once: its links would lead out.
 *
 * @returns whether this is one
 */
export function markKiosk(): boolean {
  const { pathname } = location;
  try {
    if (!/^\/kiosk(\/|$)/.test(pathname) && localStorage.getItem(KIOSK) === null) return false;
  } catch {
    // Where nothing can be remembered only the address makes a kiosk.
    return false;
  }
  document.documentElement.classList.add(KIOSK);
  const root = document.getElementById('root');
  if (root && pathname !== '/kiosk') {
    root.replaceChildren();
    root.dataset.page = 'shell';
  }
  return true;
}
