/**
 * How the next contact messages are answered, for tests. `store-then-drop` stores and then breaks the connection, so
 * the sender never learns of it; `portal` is a network that wants a sign-in.
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

/** The current mode and for how many more messages it applies. */
export class ContactSwitch {
  mode: ContactMode = 'ok';
  private times = Number.POSITIVE_INFINITY;

  set(mode: ContactMode, times = Number.POSITIVE_INFINITY): void {
    this.mode = mode;
    this.times = times;
  }

  /** Returns the mode for one message and falls back to `ok` after the last one. */
  take(): ContactMode {
    const { mode } = this;
    this.times -= 1;
    if (this.times <= 0) this.set('ok');
    return mode;
  }
}
