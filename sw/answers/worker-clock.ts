import { type AgreedClock, createAgreedClock } from '#core/api-client/agreed-clock.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';

let clock: Promise<AgreedClock> | null = null;

const openClock = () => (clock ??= readDevice('clock-offset', 0).then(createAgreedClock));

/** What an answer that just arrived says about the time. */
interface Heard {
  /** The server's `Date`; null if it cannot be read. */
  readonly date: number | null;
  /** Device time when its headers arrived. */
  readonly at: number;
  /** The name of its call. */
  readonly by: string;
}

/**
 * Returns the server time of an answer that just arrived: its `Date` if that agrees with the clock, else the clock's
 * time.
 */
export async function timeOfAnswer({ date, at, by }: Heard): Promise<number> {
  const known = await openClock();
  if (date === null) return at + known.offsetMs();
  const before = known.offsetMs();
  known.add(by, date - at);
  const offset = known.offsetMs();
  if (offset !== before) await writeDevice('clock-offset', offset);
  return known.isAgreed() ? date : at + offset;
}

/** The current server time, by the device's corrected clock. */
export async function serverNow(): Promise<number> {
  return Date.now() + (await openClock()).offsetMs();
}

/** Whether a server has responded since the worker started and its last response agreed with the clock. */
export async function isClockAgreed(): Promise<boolean> {
  return (await openClock()).isAgreed();
}
