/** Seconds that are left of a time limit, for one step of several; at least one. */
export type Deadline = () => number;

export function deadlineIn(seconds: number): Deadline {
  const end = performance.now() + seconds * 1_000;
  return () => Math.max(1, Math.ceil((end - performance.now()) / 1_000));
}
