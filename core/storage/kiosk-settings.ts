/** How a tablet in a foyer is set up. Null in its place: this device is no kiosk. */
export interface KioskSettings {
  /** Path of the event it shows; null for whichever runs today, else the next. */
  readonly eventPath: string | null;
  /** After so long without a touch the next visitor is expected, milliseconds. */
  readonly idleAfterMs: number;
  /** Whether films and widgets of other sites may be opened (decision Q-77). */
  readonly allowsGuests: boolean;
  /** Null until the staff has chosen one. */
  readonly pin: StretchedPin | null;
}

/** A PIN as it is kept: told from others, but not readable. */
export interface StretchedPin {
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

/** Whether what lies on the device is what a kiosk of this build has written. */
export function isKioskSettings(value: unknown): value is KioskSettings {
  const { eventPath, idleAfterMs, allowsGuests, pin } = (value ?? {}) as Partial<KioskSettings>;
  return (
    (eventPath === null || typeof eventPath === 'string') &&
    Number.isFinite(idleAfterMs) &&
    typeof allowsGuests === 'boolean' &&
    (pin === null || isStretchedPin(pin))
  );
}

function isStretchedPin(value: unknown): value is StretchedPin {
  const { salt, hash, rounds } = (value ?? {}) as Partial<StretchedPin>;
  return ArrayBuffer.isView(salt) && ArrayBuffer.isView(hash) && Number.isInteger(rounds);
}

export function isPinTries(value: unknown): value is PinTries {
  const { wrong, lockedUntil } = (value ?? {}) as Partial<PinTries>;
  return Number.isInteger(wrong) && Number.isFinite(lockedUntil);
}
