import { rememberReload, wasReloaded } from './remember-reload.ts';

const PROBE = '/service-worker.js';
const PROBE_LIMIT_MS = 3_000;

/**
 * A piece of this page's code is gone from the server: a window older than the deploy, without its worker. Loads the
 * page anew, which brings the code that is there now: once, however many pieces are lost (`loaded-anew.ts`), and only where
 * the server answers with what it should (no dead network, no sign-in page). Where nothing can be remembered it stays.
 */
export async function reloadForLostChunk({ type }: { readonly type: string }): Promise<void> {
  if (type !== 'missing') return;
  try {
    if (wasReloaded() || isAnythingTyped()) return;
    const { status, redirected, headers } = await fetch(PROBE, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    });
    if (status !== 200 || redirected || !headers.get('content-type')?.includes('javascript')) return;
    if (rememberReload()) location.reload();
  } catch {
    // What is on the screen says what happened and offers a way on.
  }
}

/** What React draws keeps its own account of what is typed (`useHasUnsavedWork`); this is for what is not alive. */
function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
