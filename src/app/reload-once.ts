const RELOADED = 'reloaded';
const REACH_LIMIT_MS = 5_000;
/** The page should be gone by then; where the browser did not let it go, it says what is wrong. */
const LEAVE_LIMIT_MS = 5_000;

/**
 * Loads the page anew because its code is gone, as after a new build: once per window, lest it go round for ever, and
 * never while nothing answers, since that would take away what still stands. Settles when it has come to nothing.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    const signal = AbortSignal.timeout(REACH_LIMIT_MS);
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    sessionStorage.setItem(RELOADED, '1');
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, LEAVE_LIMIT_MS));
  } catch {
    // No network, or nowhere to remember that it was tried.
  }
}
