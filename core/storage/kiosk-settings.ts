import * as v from 'valibot';
import { count, moment } from './row-shapes.ts';

/** Settings of a tablet in a foyer. Null instead means that this device is not a kiosk. */
export interface KioskSettings {
  /** Path of the event it shows; null for the one running today, else the next. */
  readonly eventPath: string | null;
  /** Time without a touch after which the next visitor is expected, milliseconds. */
  readonly idleAfterMs: number;
  /** Whether third-party films and widgets may be opened (reading Q-77). */
  readonly allowsGuests: boolean;
  /** Null until the staff has chosen one. */
  readonly pin: HashedPin | null;
}

/** A PIN as stored: it can be checked but not read. */
export interface HashedPin {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
}

/** Wrong PINs in a row. */
export interface PinTries {
  readonly wrong: number;
  /** No PIN is accepted until then: device time, milliseconds since 1970; 0 if not locked. */
  readonly lockedUntil: number;
}

/** Settings of a new kiosk. */
export const NEW_KIOSK: KioskSettings = {
  eventPath: null,
  idleAfterMs: 60_000,
  allowsGuests: false,
  pin: null,
};

/** The longest delay of a browser timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_ROUNDS = 10_000_000;

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value) && value.byteLength > 0);

const hashedPin: v.GenericSchema<unknown, HashedPin> = v.looseObject({
  salt: bytes,
  hash: bytes,
  rounds: v.pipe(count, v.minValue(1), v.maxValue(MOST_ROUNDS)),
});

/** Replaces a damaged PIN, which may have been chosen: shorter than any stretched PIN, so that no PIN matches. */
const UNKNOWN_PIN: HashedPin = { salt: new Uint8Array(1), hash: new Uint8Array(1), rounds: 1 };

const settingsShape: v.GenericSchema<unknown, KioskSettings> = v.looseObject({
  eventPath: v.fallback(v.nullable(v.string()), NEW_KIOSK.eventPath),
  idleAfterMs: v.fallback(
    v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_TIMER_MS)),
    NEW_KIOSK.idleAfterMs,
  ),
  allowsGuests: v.fallback(v.boolean(), NEW_KIOSK.allowsGuests),
  pin: v.fallback(v.nullable(hashedPin), UNKNOWN_PIN),
});

/**
 * Validates the stored kiosk settings. If some are damaged, the device stays a kiosk and gets the defaults of a new
 * one, except for the PIN: a lost setting must expose neither the messages of strangers nor the staff page.
 */
export const kioskSettings = v.fallback(settingsShape, { ...NEW_KIOSK, pin: UNKNOWN_PIN });

export const pinTries = v.looseObject({ wrong: count, lockedUntil: moment });
