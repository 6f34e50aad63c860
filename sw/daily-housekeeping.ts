import { readDevice, writeDevice } from '#core/storage/device.ts';
import { evictExpired } from '#core/storage/housekeeping.ts';
import { isClockAgreed, serverNow } from './answers/worker-clock.ts';

const EVERY_MS = 24 * 60 * 60_000;
const lastKnown: { 'tidied-at'?: number; 'swept-at'?: number } = {};

/**
 * Runs housekeeping, at most once a day. Only what is too old by both clocks is deleted, since one of them may be set
 * to next year. If no server gives a time, or an odd one, no answers are deleted; drafts and receipts expire by the
 * device's clock, a day later.
 */
export async function runDailyHousekeeping(): Promise<void> {
  const isAgreed = await isClockAgreed();
  const serverTime = await serverNow();
  const name = isAgreed ? 'tidied-at' : 'swept-at';
  const now = isAgreed ? serverTime : Date.now();
  const last = lastKnown[name] ?? (await readDevice(name, 0));
  const isDue = Math.abs(now - last) >= EVERY_MS;
  lastKnown[name] = isDue ? now : last;
  if (!isDue) return;
  await writeDevice(name, now);
  await evictExpired(Math.min(serverTime, Date.now()), isAgreed ? undefined : last);
}
