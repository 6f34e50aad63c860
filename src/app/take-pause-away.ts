/**
 * Takes away the data block at which the browser may draw the first screen before it reads the rest
 * (`scripts/first-sight.mjs`): what is drawn anew from the page's code knows nothing of it.
 */
export function takePauseAway(): void {
  document.getElementById('pause')?.remove();
}
