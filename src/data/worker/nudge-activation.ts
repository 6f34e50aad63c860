/** A file of the build that every worker has at hand; what is in it does not matter. */
const ADDRESS = '/robots.txt';
const NUDGE_EVERY_MS = 1_000;

/**
 * Works round a browser that forgets to activate a worker that has skipped waiting
 * (docs/decisions/0010-a-hidden-iframe-unblocks-a-stalled-update.md). Chromium asks the old worker once to end. Asked for
 * a file while it is ending, that worker is started anew, and from then on nobody asks it: it stays until it was idle for
 * half a minute (seen in traces of the browser). Opening a document of the site makes the browser ask again; asking the
 * waiting worker a second time does not.
 *
 * @returns ends the nudging
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
