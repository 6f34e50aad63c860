import type { Attempts, Counted } from './attempts.ts';
import { tooMany } from './limits.ts';
import type { Passwords } from './passwords.ts';

interface Checked {
  readonly given: string;
  /** Null if there is no such person; checking takes the same time. */
  readonly stored: string | null;
  readonly account: Counted;
  /** Further limits, which a right password does not reset. */
  readonly others?: readonly Counted[];
}

/**
 * Whether a password is right.
 *
 * @throws DeskError if there were too many wrong ones, TooBusy if too many are waiting
 */
export async function isRightPassword(
  { attempts, passwords }: { readonly attempts: Attempts; readonly passwords: Passwords },
  { given, stored, account, others = [] }: Checked,
): Promise<boolean> {
  const counted = [account, ...others];
  const wait = await attempts.begin(counted);
  if (wait > 0) throw tooMany(wait);
  let isRight: boolean;
  try {
    isRight = await passwords.matches(given, stored);
  } catch (error) {
    await attempts.takeBack(counted);
    throw error;
  }
  if (isRight) {
    await attempts.forget(account);
    await attempts.takeBack(others);
  }
  return isRight;
}
