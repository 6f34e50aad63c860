import { readDevice, writeDevice } from '#core/storage/device.ts';

/** `Date` counts in whole seconds and answers travel: smaller differences say nothing. */
const WORTH_KEEPING_MS = 2_000;

let offsetMs: Promise<number> | null = null;

/**
 * Server time of an answer that just came: its own word where readable, else the device's corrected clock.
 *
 * @param heardAt the device's time when its headers came
 */
export async function serverTimeOf(date: number | null, heardAt = Date.now()): Promise<number> {
  offsetMs ??= readDevice('clock-offset', 0);
  const known = await offsetMs;
  if (date === null) return heardAt + known;
  const measured = date - heardAt;
  const worth = Math.abs(measured) < WORTH_KEEPING_MS ? 0 : measured;
  if (Math.abs(worth - known) >= WORTH_KEEPING_MS) {
    offsetMs = Promise.resolve(worth);
    await writeDevice('clock-offset', worth);
  }
  return date;
}
