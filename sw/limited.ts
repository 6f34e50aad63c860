/**
 * Work an event waits for, but not for ever: a promise that never settles would keep an old worker from
 * making way for a new one. Failures were told where they happened.
 *
 * @param enough ends the waiting before its time
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
