import { PAUSE_ID } from '#core/contract/document-pause.ts';

/**
 * Takes away the place behind the first screen at which the browser could draw (`scripts/first-sight.mjs`): what is
 * drawn anew from the page's code knows nothing of it. Its sheets go on to hold, from the head.
 */
export function takePauseAway(): void {
  const pause = document.getElementById(PAUSE_ID);
  document.head.append(...(pause?.querySelectorAll('style') ?? []));
  pause?.remove();
}
