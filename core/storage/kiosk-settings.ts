import * as v from 'valibot';
import { count, moment } from './row-shapes.ts';

/** How a tablet in a foyer is set up. Null in its place: this device is no kiosk. */
export interface KioskSettings {
  /** Path of the event it shows; null for whichever runs today, else the next. */
  readonly eventPath: string | null;
  /** After so long without a touch the next visitor is expected, milliseconds. */
  readonly idleAfterMs: number;
  /** Whether films and widgets of other sites may be opened (decision Q-77). */
  readonly allowsGuests: boolean;
  /** Null until the staff has chosen one. */
  readonly pin: HashedPin | null;
}

/** A PIN as it is kept: told from others, but not readable. */
export interface HashedPin {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
}

/** Wrong PINs in a row. */
export interface PinTries {
  readonly wrong: number;
  /** Until then no more are heard: the device's time, milliseconds since 1970; 0 where they are. */
  readonly lockedUntil: number;
}

/** How a kiosk begins. */
export const NEW_KIOSK: KioskSettings = {
  eventPath: null,
  idleAfterMs: 60_000,
  allowsGuests: false,
  pin: null,
};

/** The longest a timer of a browser can run. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_ROUNDS = 10_000_000;

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value) && value.byteLength > 0);

const hashedPin: v.GenericSchema<unknown, HashedPin> = v.looseObject({
  salt: bytes,
  hash: bytes,
  rounds: v.pipe(count, v.minValue(1), v.maxValue(MOST_ROUNDS)),
});

/** In place of a damaged one, which may have been chosen: as short as no PIN is when it is stretched, so that none is right. */
const UNKNOWN_PIN: HashedPin = { salt: new Uint8Array(1), hash: new Uint8Array(1), rounds: 1 };

const wholeSettings: v.GenericSchema<unknown, KioskSettings> = v.looseObject({
  eventPath: v.fallback(v.nullable(v.string()), NEW_KIOSK.eventPath),
  idleAfterMs: v.fallback(
    v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_TIMER_MS)),
    NEW_KIOSK.idleAfterMs,
  ),
  allowsGuests: v.fallback(v.boolean(), NEW_KIOSK.allowsGuests),
  pin: v.fallback(v.nullable(hashedPin), UNKNOWN_PIN),
});

/**
 * What lies on the device of a kiosk. Where some of it is damaged the device stays one, as a new one is in this, but for
 * the PIN: what a stranger writes must not lie there open because of a lost setting, nor the staff page.
 */
export const kioskSettings = v.fallback(wholeSettings, { ...NEW_KIOSK, pin: UNKNOWN_PIN });

export const pinTries = v.looseObject({ wrong: count, lockedUntil: moment });
