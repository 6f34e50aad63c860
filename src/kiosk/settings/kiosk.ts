import { removeStored, writeStored } from '#core/browser-storage.ts';
import { sealStored } from '#core/outbox/sealed-payload.ts';
import { forgetBefore } from '#core/storage/before-kiosk.ts';
import { findDevice, writeDevice } from '#core/storage/device.ts';
import { type KioskSettings, NEW_KIOSK } from '#core/storage/kiosk-settings.ts';
import { createStore } from '../../data/store.ts';
import { EMBEDS_CLASS } from '../../data/visit/embed-blocker.ts';
import { KIOSK } from '../../data/visit/is-kiosk.ts';
import { backUpBeforeKiosk, endNotices, restoreBeforeKiosk } from './kiosk-before.ts';
import { hashPin, isPin } from './kiosk-pin.ts';

const settings = createStore<KioskSettings>(NEW_KIOSK);

/** The settings of this kiosk. */
export const useKioskSettings = settings.use;
export const kioskSettings = settings.get;

const known = createStore(false);

/** Whether the stored settings have been read. Until then nothing overwrites them. */
export const useIsKioskKnown = known.use;

/** Settings that an operator can pass in the kiosk's address. */
export interface KioskOptions {
  /** Path of the event to show; null leaves it unchanged. */
  readonly eventPath: string | null;
  /** Taken only if no PIN was chosen yet; null if none is given. */
  readonly pin: string | null;
}

/**
 * Makes this device a kiosk, or reads its stored settings. A device that cannot store anything is still a kiosk until
 * the page goes.
 *
 * @returns whether it becomes one just now
 */
export async function openKiosk({ eventPath, pin }: KioskOptions): Promise<boolean> {
  const found = await findDevice('kiosk', null);
  const before = (found.kind === 'done' ? found.value : null) ?? NEW_KIOSK;
  const mayChoosePin = found.kind === 'done' && before.pin === null && pin !== null && isPin(pin);
  const next: KioskSettings = {
    ...before,
    eventPath: eventPath ?? before.eventPath,
    pin: mayChoosePin ? await hashPin(pin) : before.pin,
  };
  const isNew = found.kind === 'done' && found.value === null;
  if (isNew) await endNotices();
  if (isNew && next.pin === null) await backUpBeforeKiosk();
  known.set(found.kind === 'done');
  await keep(next);
  await sealStored();
  return isNew;
}

/** Changes the settings of this kiosk. */
export const changeKiosk = (change: Partial<KioskSettings>): Promise<void> =>
  keep({ ...settings.get(), ...change });

/**
 * Ends the kiosk: the next page load is the ordinary site. Waiting messages stay sealed. If no PIN was chosen, the
 * device is restored to what it was before it became a kiosk.
 */
export async function leaveKiosk(): Promise<void> {
  if (settings.get().pin === null) await restoreBeforeKiosk();
  await writeDevice('kiosk', null);
  removeStored(KIOSK);
}

async function keep(next: KioskSettings): Promise<void> {
  settings.set(next);
  document.documentElement.classList.toggle(EMBEDS_CLASS, next.allowsGuests);
  // If storage is blocked, the address makes it a kiosk again.
  writeStored(KIOSK, '1');
  if (!known.get()) return;
  await writeDevice('kiosk', next);
  if (next.pin !== null) await forgetBefore();
}
