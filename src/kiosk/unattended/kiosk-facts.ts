import { inDatabase } from '#core/storage/database.ts';
import { readDevice } from '#core/storage/device.ts';
import { readAnswerRow, readRows } from '#core/storage/row-shapes.ts';
import { readStorageEstimate, type StorageEstimate } from '../../data/packs/storage-estimate.ts';

/** The state of a kiosk's storage. */
export interface KioskFacts {
  /** Null if no answer is stored. */
  readonly data: DataAge | null;
  /** Messages that could not be delivered within 24 hours and were destroyed, since the kiosk was set up. */
  readonly destroyedMessages: number;
  readonly room: StorageEstimate;
  readonly canWrite: boolean;
}

/** The times of the oldest and the newest stored answer: server time, milliseconds since 1970. */
export interface DataAge {
  readonly oldestAt: number;
  readonly newestAt: number;
}

/** Returns the state of a kiosk's storage. Never fails: what cannot be read counts as missing. */
export async function readKioskFacts(): Promise<KioskFacts> {
  const [data, destroyedMessages, room, canWrite] = await Promise.all([
    readDataAge(),
    readDevice('destroyed-messages', 0),
    readStorageEstimate(),
    tryToWrite(),
  ]);
  return { data, destroyedMessages, room, canWrite };
}

async function readDataAge(): Promise<DataAge | null> {
  const found = await inDatabase('r', ['answers'], async ({ answers }) => {
    const times: number[] = [];
    await answers.each((stored) => times.push(...readRows([stored], readAnswerRow).map(({ at }) => at)));
    return times;
  });
  if (found.kind !== 'done' || found.value.length === 0) return null;
  const times = found.value.toSorted((one, other) => one - other);
  return { oldestAt: times[0] as number, newestAt: times.at(-1) as number };
}

const PROBE = 'probe';

/** A full or broken disk still opens and reads. */
async function tryToWrite(): Promise<boolean> {
  const tried = await inDatabase('rw', ['device'], async ({ device }) => {
    await device.put({ name: PROBE, value: 0 });
    await device.delete(PROBE);
  });
  return tried.kind === 'done';
}
