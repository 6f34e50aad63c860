import { decimalDigits } from '#core/contract/decimal-digits.ts';
import { changeDevice, readDevice, writeDevice } from '#core/storage/device.ts';
import type { HashedPin } from '#core/storage/kiosk-settings.ts';

/** The result of a typed PIN. `locked`: it was not even checked. */
export type PinVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'locked'; readonly forMs: number };

const MOST_TRIES = 5;
const LOCKED_MS = 60_000;
const NO_TRIES = { wrong: 0, lockedUntil: 0 };

/** What OWASP asks for with this function (Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256). */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** How many digits a PIN has. */
export const PIN_DIGITS = { least: 4, most: 12 } as const;

/** Returns whether a text can be a PIN: enough digits, in any script. */
export function isPin(text: string): boolean {
  return (
    /^\d+$/.test(decimalDigits(text)) && text.length >= PIN_DIGITS.least && text.length <= PIN_DIGITS.most
  );
}

/** Derives the stored form of a PIN: salted, and so slow to try that guessing four digits takes a while. */
export async function hashPin(pin: string, rounds = ROUNDS): Promise<HashedPin> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt, hash: await stretch(pin, salt, rounds), rounds };
}

/**
 * Checks a typed PIN against the chosen one. After five wrong tries in a row no PIN is checked for a minute, not even
 * after a reload.
 */
export async function tryPin(pin: string, chosen: HashedPin): Promise<PinVerdict> {
  const now = Date.now();
  const before = await readDevice('pin-tries', NO_TRIES);
  const forMs = before.lockedUntil - now;
  // A wait longer than the minute means that the clock was set back; that must not lock anyone out.
  if (forMs > 0 && forMs <= LOCKED_MS) return { kind: 'locked', forMs };
  // Counted before the check: closing the page in between gains no extra try.
  const wrong = (before.lockedUntil > 0 ? 0 : before.wrong) + 1;
  await changeDevice('pin-tries', NO_TRIES, () =>
    wrong < MOST_TRIES ? { wrong, lockedUntil: 0 } : { wrong, lockedUntil: now + LOCKED_MS },
  );
  const typed = await stretch(pin, chosen.salt, chosen.rounds);
  if (typed.every((byte, index) => byte === chosen.hash[index])) {
    await writeDevice('pin-tries', NO_TRIES);
    return { kind: 'right' };
  }
  return wrong < MOST_TRIES
    ? { kind: 'wrong', triesLeft: MOST_TRIES - wrong }
    : { kind: 'locked', forMs: LOCKED_MS };
}

async function stretch(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const typed = new TextEncoder().encode(decimalDigits(pin));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS));
}
