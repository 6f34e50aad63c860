import { readStored, writeStored } from '#core/browser-storage.ts';

const NAME = 'installDeclined';

/** Notes on this device that the visitor does not want to install the site now. */
export function noteDeclined(): void {
  writeStored(NAME, String(Date.now()));
}

/** Returns when that was, in milliseconds since 1970 by the device; null for never. */
export function declinedAt(): number | null {
  const noted = Number(readStored(NAME) ?? Number.NaN);
  return Number.isFinite(noted) && noted > 0 ? noted : null;
}
