import type { WorkerCheck } from '../unattended/check-worker.ts';
import type { KioskFacts } from '../unattended/kiosk-facts.ts';
import type { WakeState } from '../unattended/wake-lock.ts';

/** What an unattended kiosk needs. */
export interface TestLine {
  readonly part: 'worker' | 'database' | 'screen' | 'room' | 'persistence';
  readonly hasPassed: boolean;
}

/** Enough for the packs and pictures of a large event. */
const ROOM_WANTED_BYTES = 200_000_000;

/** Tests, part by part, whether this device can run unattended. What the browser does not report counts as failed. */
export function testKiosk(
  worker: WorkerCheck,
  { canWrite, room }: Pick<KioskFacts, 'canWrite' | 'room'>,
  screen: WakeState,
): readonly TestLine[] {
  const freeBytes = (room.givenBytes ?? 0) - (room.usedBytes ?? 0);
  return [
    { part: 'worker', hasPassed: worker.kind === 'fit' },
    { part: 'database', hasPassed: canWrite },
    { part: 'screen', hasPassed: screen === 'held' },
    { part: 'room', hasPassed: freeBytes >= ROOM_WANTED_BYTES },
    { part: 'persistence', hasPassed: room.isPersistent === true },
  ];
}
