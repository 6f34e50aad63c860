/*
 * A piece of this page's code is gone from the server: a window older than the deploy, without its worker. Nothing
 * here needs other code, so that the first script of a page can use it.
 */
const PROBE = '/service-worker.js';
const PROBE_LIMIT_MS = 3_000;

/**
 * Loads the page anew, which brings the code that is there now: once per lost piece and window, and only where the
 * server answers with what it should (no dead network, no sign-in page). Where nothing can be remembered it stays.
 *
 * @param lost what the import failed with; browsers name the file in it
 */
export async function reloadForLostChunk(lost: unknown): Promise<void> {
  const tried = `lost ${lost}`;
  try {
    if (sessionStorage.getItem(tried) !== null || isAnythingTyped()) return;
    const { status, redirected, headers } = await fetch(PROBE, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    });
    if (status !== 200 || redirected || !headers.get('content-type')?.includes('javascript')) return;
    sessionStorage.setItem(tried, '1');
    location.reload();
  } catch {
    // What is on the screen says what happened and offers a way on.
  }
}

/** Says it in plain words where not even the frame's code came: what was drawn beforehand stays readable below. */
export function sayLostChunk(lost: unknown): void {
  const note = document.createElement('p');
  note.className = 'wrap';
  note.setAttribute('role', 'alert');
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Try again';
  note.append(`Loading chunk failed (${lost instanceof TypeError ? 'missing' : 'other'}). `, again);
  document.body.prepend(note);
}

/** What React draws keeps its own account of what is typed (`useUnsavedWork`); this is for a page not yet alive. */
function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
