import { sealKept } from '#core/outbox/sealed-payload.ts';
import { forgetBefore } from '#core/storage/before-kiosk.ts';
import { findDevice, writeDevice } from '#core/storage/device.ts';
import { type KioskSettings, NEW_KIOSK } from '#core/storage/kiosk-settings.ts';
import { removeStored, writeStored } from '../../data/browser-storage.ts';
import { createStore } from '../../data/store.ts';
import { EMBEDS_CLASS } from '../../data/visit/embed-blocker.ts';
import { KIOSK } from '../../data/visit/is-kiosk.ts';
import { backUpBeforeKiosk, restoreBeforeKiosk } from './kiosk-before.ts';
import { hashPin, isPin } from './kiosk-pin.ts';

const settings = createStore<KioskSettings>(NEW_KIOSK);

/** How this kiosk is set up. */
export const useKioskSettings = settings.use;
export const kioskSettings = settings.get;

const known = createStore(false);

/** Whether the device has said how it is set up. Before that nothing is written over what it may hold. */
export const useIsKioskKnown = known.use;

/** What an operator may hand over with the address of a kiosk. */
export interface KioskWishes {
  /** Path of the event to be shown; null leaves it as it was. */
  readonly eventPath: string | null;
  /** Taken only where no PIN was chosen yet; null where none is given. */
  readonly pin: string | null;
}

/**
 * Makes this device a kiosk, or finds it as it was set up. Where the device cannot keep anything it is one all the same,
 * for as long as the page lives.
 *
 * @returns whether it becomes one just now
 */
export async function openKiosk({ eventPath, pin }: KioskWishes): Promise<boolean> {
  const found = await findDevice('kiosk', null);
  const before = (found.kind === 'done' ? found.value : null) ?? NEW_KIOSK;
  const mayChoosePin = found.kind === 'done' && before.pin === null && pin !== null && isPin(pin);
  const wished: KioskSettings = {
    ...before,
    eventPath: eventPath ?? before.eventPath,
    pin: mayChoosePin ? await hashPin(pin) : before.pin,
  };
  const isNew = found.kind === 'done' && found.value === null;
  if (isNew && wished.pin === null) await backUpBeforeKiosk();
  known.set(found.kind === 'done');
  await keep(wished);
  await sealKept();
  return isNew;
}

/** Changes how this kiosk is set up. */
export const changeKiosk = (change: Partial<KioskSettings>): Promise<void> =>
  keep({ ...settings.get(), ...change });

/**
 * This device is no kiosk any more: the next page that is loaded is everybody's. Messages that wait stay sealed. Where no
 * PIN was chosen it is as it was before it became one.
 */
export async function leaveKiosk(): Promise<void> {
  if (settings.get().pin === null) await restoreBeforeKiosk();
  await writeDevice('kiosk', null);
  removeStored(KIOSK);
}

async function keep(next: KioskSettings): Promise<void> {
  settings.set(next);
  document.documentElement.classList.toggle(EMBEDS_CLASS, next.allowsGuests);
  // Where storage is closed to us the address makes it a kiosk again.
  writeStored(KIOSK, '1');
  if (!known.get()) return;
  await writeDevice('kiosk', next);
  if (next.pin !== null) await forgetBefore();
}
