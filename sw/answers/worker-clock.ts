import { type AgreedClock, createAgreedClock } from '#core/api-client/agreed-clock.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';

let clock: Promise<AgreedClock> | null = null;

const openClock = () => (clock ??= readDevice('clock-offset', 0).then(createAgreedClock));

/** What an answer that just came tells of the time. */
interface Heard {
  /** The server's own word; null where it is not readable. */
  readonly date: number | null;
  /** The device's time when its headers came. */
  readonly at: number;
  /** The name of its call. */
  readonly by: string;
}

/** Server time of an answer that just came: its own word where that agrees with the clock, else the clock's. */
export async function timeOfAnswer({ date, at, by }: Heard): Promise<number> {
  const known = await openClock();
  if (date === null) return at + known.offsetMs();
  const before = known.offsetMs();
  known.hear(by, date - at);
  const offset = known.offsetMs();
  if (offset !== before) await writeDevice('clock-offset', offset);
  return known.isAgreed() ? date : at + offset;
}

/** The server's time now, by the device's corrected clock. */
export async function serverNow(): Promise<number> {
  return Date.now() + (await openClock()).offsetMs();
}

/** Whether a server was heard since the worker started, and the last one agreed with the clock. */
export async function isClockAgreed(): Promise<boolean> {
  return (await openClock()).isAgreed();
}
