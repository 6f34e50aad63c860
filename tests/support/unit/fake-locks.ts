/** Locks as in browsers: first come, first served. */
export function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = tail.then(work);
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}
