import { setTimeout as wait } from 'node:timers/promises';

/** A wait for the database that takes longer has failed. */
export const LONGEST_WAIT_MS = 5_000;
const TRY_AGAIN_MS = 20;

/** Acts as soon as the database is not locked. */
export async function whenFree(act: () => unknown, limitMs = LONGEST_WAIT_MS): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      act();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await wait(TRY_AGAIN_MS);
  }
}

/** Whether something was not done because another process has locked the embedded database. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && /^SQLITE_BUSY|database is locked/.test(`${codeOf(error)} ${error.message}`)
  );
}

const codeOf = (error: Error) => ('code' in error ? error.code : '');
