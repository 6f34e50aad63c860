import { rememberReload, wasReloaded } from './remember-reload.ts';

const PROBE = '/service-worker.js';
const PROBE_LIMIT_MS = 3_000;

/**
 * Reloads the page when a piece of its code is gone from the server, as in a window older than the deploy and without
 * its worker. The reload loads the current code. It happens once, however many pieces are lost (`remember-reload.ts`),
 * and only if the server responds correctly (no dead network, no sign-in page). If nothing can be stored, the page
 * stays.
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
    // The message on the screen says what happened and offers a way on.
  }
}

/** React components track typed text themselves (`useHasUnsavedWork`); this covers what is not hydrated yet. */
function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
