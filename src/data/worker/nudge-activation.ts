/** A file of the build that every worker has cached; its content does not matter. */
const ADDRESS = '/robots.txt';
const NUDGE_EVERY_MS = 1_000;

/**
 * Works around a browser that forgets to activate a worker that has skipped waiting
 * (docs/decisions/0010-a-hidden-iframe-unblocks-a-stalled-update.md). Chromium asks the old worker to end only once. If
 * a file is requested while that worker is ending, it is started again, is not asked again, and stays until it was idle
 * for half a minute (seen in browser traces). Opening a document of the site makes the browser ask again; asking the
 * waiting worker a second time does not.
 *
 * @returns stops it
 */
export function nudgeActivation(): () => void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.addEventListener('load', () => frame.remove());
  const timer = setInterval(() => {
    frame.remove();
    frame.src = ADDRESS;
    document.body.append(frame);
  }, NUDGE_EVERY_MS);
  return () => {
    clearInterval(timer);
    frame.remove();
  };
}
