/**
 * How the next contact messages are answered, for tests. `store-then-drop` stores and then breaks the
 * connection, so that the sender never learns of it; `portal` is a network that wants a sign-in.
 */
export const CONTACT_MODES = [
  'ok',
  'statuszero',
  '400',
  '429',
  '500',
  'hang',
  'store-then-drop',
  'portal',
] as const;
export type ContactMode = (typeof CONTACT_MODES)[number];

export function isContactMode(mode: unknown): mode is ContactMode {
  return CONTACT_MODES.some((known) => known === mode);
}

/** The mode in force and for how many messages more. */
export class ContactSwitch {
  mode: ContactMode = 'ok';
  private times = Number.POSITIVE_INFINITY;

  set(mode: ContactMode, times = Number.POSITIVE_INFINITY): void {
    this.mode = mode;
    this.times = times;
  }

  /** The mode for one message; falls back to `ok` when its times are used up. */
  take(): ContactMode {
    const { mode } = this;
    this.times -= 1;
    if (this.times <= 0) this.set('ok');
    return mode;
  }
}
