import { openKept } from '#core/outbox/sealed-payload.ts';
import { putBack, setAside } from '#core/storage/before-kiosk.ts';
import { readAllStored, writeStored } from '../../data/browser-storage.ts';
import { wipeVisit } from '../visit/wipe-visit.ts';

/*
 * A device becomes a kiosk by an address, which somebody may open on a phone of their own. Until a PIN says that it is
 * one for good, what was kept on it before is set aside: no visitor sees it, no visit's end removes it.
 */

/** To be called before the device is marked as a kiosk. */
export async function backUpBeforeKiosk(): Promise<void> {
  await setAside(readAllStored());
}

/** The device is its owner's again, as it was. What was done on the kiosk goes with it. */
export async function restoreBeforeKiosk(): Promise<void> {
  await wipeVisit();
  const back = await putBack();
  if (back.kind !== 'done') return;
  await openKept();
  for (const [key, value] of Object.entries(back.value)) writeStored(key, value);
}
