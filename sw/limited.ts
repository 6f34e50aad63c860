/**
 * Work an event waits for, but not for ever: a promise that never settles would keep an old worker from
 * making way for a new one. Failures were told where they happened.
 */
export function limited(limitMs: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs);
    work
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
