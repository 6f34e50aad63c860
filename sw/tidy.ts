import { readDevice, writeDevice } from '#core/storage/device.ts';
import { forgetOld } from '#core/storage/housekeeping.ts';

const EVERY_MS = 24 * 60 * 60_000;
let lastKnown: number | null = null;

/**
 * Housekeeping, at most once a day and only when a server has just told the time. What is to go must be too old by both
 * clocks: one of them may be set to next year.
 *
 * @param now server time, milliseconds since 1970
 */
export async function tidyOnceADay(now: number): Promise<void> {
  lastKnown ??= await readDevice('tidied-at', 0);
  if (Math.abs(now - lastKnown) < EVERY_MS) return;
  lastKnown = now;
  await writeDevice('tidied-at', now);
  await forgetOld(Math.min(now, Date.now()));
}
