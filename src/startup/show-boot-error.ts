import { isKiosk } from '../data/visit/is-kiosk.ts';

/**
 * Says in plain words that not even the frame's code came; what was drawn beforehand stays readable below. In English,
 * as every page is until it is alive. Loads the page anew where that may help (`lost-chunk.ts`).
 *
 * @param lost what the import failed with
 */
export function showBootError(lost: unknown): void {
  console.error(lost);
  const type = lost instanceof TypeError ? 'missing' : 'other';
  const textContent = `Loading chunk failed (${type}). Please load this page again.`;
  document.body.prepend(
    Object.assign(document.createElement('p'), { className: 'wrap', role: 'alert', textContent }),
  );
  // Nobody is there to load it again.
  if (isKiosk()) setTimeout(() => location.reload(), 30_000);
  void reloadOnce(type);
}

async function reloadOnce(type: 'missing' | 'other'): Promise<void> {
  try {
    const { reloadForLostChunk } = await import('./reload-for-lost-chunk.ts');
    await reloadForLostChunk({ type });
  } catch {
    // That did not come either.
  }
}
