/**
 * Takes away the data block that let the browser draw the first screen before it read the rest
 * (`scripts/first-sight.mjs`): what is drawn anew from the page's code knows nothing of it.
 */
export function takePauseAway(): void {
  document.getElementById('pause')?.remove();
}
