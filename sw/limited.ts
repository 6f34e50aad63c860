/**
 * Limits work an event waits for: a promise that never settles would keep an old worker from making way for a new one.
 * Failures are reported where they occur.
 *
 * @param enough ends the wait early
 */
export function limited(limitMs: number, work: Promise<unknown>, enough?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      enough?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, limitMs);
    if (enough?.aborted) end();
    enough?.addEventListener('abort', end);
    work.catch(() => undefined).finally(end);
  });
}
