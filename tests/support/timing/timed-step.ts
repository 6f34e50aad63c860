import { test } from '@playwright/test';

/** Does a step, and notes in the report how many seconds it took. */
export async function timedStep<Result>(what: string, step: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await test.step(what, step);
  noteSeconds(what, performance.now() - began);
  return result;
}

/** Notes in the report how long something took. Nothing is expected of it: the same machine may be four times slower. */
export function noteSeconds(what: string, ms: number): void {
  test.info().annotations.push({ type: 'seconds', description: `${(ms / 1000).toFixed(1)} ${what}` });
}
