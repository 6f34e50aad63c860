import { rememberReload } from './remember-reload.ts';

const UNATTENDED_WAIT_MS = 30_000;

/**
 * Reloads a page from the device if its main script fails to load: a terminated worker may take pending requests with
 * it, and without that script the page never hydrates. Happens once, because a visitor who can read the page must not
 * lose it.
 *
 * @param isUnattended nobody is there to reload it, as on a kiosk
 */
export function reloadIfScriptIsLost(isUnattended: boolean): void {
  const lost = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') reloadPage();
    else if (isUnattended) setTimeout(() => location.reload(), UNATTENDED_WAIT_MS);
  };
  // A load error does not bubble: it is caught in the capture phase.
  addEventListener('error', lost, true);
}

function reloadPage(): void {
  // Further lost files must not cause a second reload.
  rememberReload();
  location.reload();
}
