import { rememberReload } from './remember-reload.ts';

const UNATTENDED_WAIT_MS = 30_000;

/**
 * Loads a page from the device anew when the script it names does not come: a worker that is ended may take what it was
 * asked for with it, and without that script the page never comes to life. Once; whoever can then read what is there is
 * not to be torn away from it.
 *
 * @param isUnattended nobody is there to load it again, as on a kiosk
 */
export function reloadIfScriptIsLost(isUnattended: boolean): void {
  const lost = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') loadAnew();
    else if (isUnattended) setTimeout(() => location.reload(), UNATTENDED_WAIT_MS);
  };
  // What fails to load tells nobody but itself: the event is seen on its way down.
  addEventListener('error', lost, true);
}

function loadAnew(): void {
  // What else is lost is then no reason to do it again.
  rememberReload();
  location.reload();
}
