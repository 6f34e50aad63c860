import { isKiosk } from '../../data/visit/is-kiosk.ts';

/**
 * Says in plain words that even the layout's code failed to load; the prerendered page stays readable below. In
 * English, like every page before hydration. Reloads the page if that may help (`reload-for-lost-chunk.ts`).
 *
 * @param lost the error of the import
 */
export function showBootError(lost: unknown): void {
  console.error(lost);
  const type = lost instanceof TypeError ? 'missing' : 'other';
  const textContent = `Loading chunk failed (${type}). Please load this page again.`;
  document.body.prepend(
    Object.assign(document.createElement('p'), { className: 'wrap', role: 'alert', textContent }),
  );
  // On a kiosk nobody is there to reload it.
  if (isKiosk()) setTimeout(() => location.reload(), 30_000);
  void reloadOnce(type);
}

async function reloadOnce(type: 'missing' | 'other'): Promise<void> {
  try {
    const { reloadForLostChunk } = await import('../../lost-code/reload-for-lost-chunk.ts');
    await reloadForLostChunk({ type });
  } catch {
    // That failed to load, too.
  }
}
