import { readAllStored, writeStored } from '#core/browser-storage.ts';
import { openStored } from '#core/outbox/sealed-payload.ts';
import { putBack, setAside } from '#core/storage/before-kiosk.ts';
import { hasNoticesToKeep } from '../../data/notices/notices-note.ts';
import { turnNoticesOff } from '../../data/notices/turn-notices.ts';
import { wipeVisit } from '../visit/wipe-visit.ts';

/*
 * An address makes a device a kiosk, and somebody may open it on their own phone. Until a PIN makes it a kiosk for
 * good, what the device stored before is set aside: no visitor sees it, and the wipe at the end of a visit does not
 * delete it.
 */

/** Ends notices, which strangers would read. They do not come back with the owner's data. */
export async function endNotices(): Promise<void> {
  // Whatever happens, the device becomes a kiosk.
  if (hasNoticesToKeep()) await turnNoticesOff().catch(() => undefined);
}

/** Sets the owner's data aside. Call it before the device is marked as a kiosk. */
export async function backUpBeforeKiosk(): Promise<void> {
  await setAside(readAllStored());
}

/** Restores the owner's data as it was, and deletes what was done on the kiosk. */
export async function restoreBeforeKiosk(): Promise<void> {
  await wipeVisit();
  const back = await putBack();
  if (back.kind !== 'done') return;
  await openStored();
  for (const [key, value] of Object.entries(back.value)) writeStored(key, value);
}
