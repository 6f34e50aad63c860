import { findDevice } from '#core/storage/device.ts';
import { putItem } from '#core/storage/outbox-items.ts';
import type { CommandName, PayloadOf } from './commands.ts';
import { sealPayload } from './sealed-payload.ts';

interface KeepOptions {
  /** Until then (device time, ms since 1970) the page that submitted it delivers it and decides about it. */
  readonly attendedUntil?: number;
  /** The id of the message this one replaces, in one transaction. */
  readonly replaces?: string | undefined;
}

/**
 * Writes a message to the outbox, always before anything else happens to it, online or offline. The same id is stored
 * once. A kiosk stores it sealed or not at all. `not-kept`: the device could not store it, and the visitor must not be
 * promised anything.
 */
export async function keepMessage<Name extends CommandName>(
  command: Name,
  payload: PayloadOf<Name>,
  id: string,
  { attendedUntil = 0, replaces }: KeepOptions = {},
): Promise<'kept' | 'not-kept'> {
  const kiosk = await findDevice('kiosk', null);
  if (kiosk.kind !== 'done') return 'not-kept';
  const toKeep = kiosk.value === null ? payload : await sealPayload(payload);
  if (toKeep === null) return 'not-kept';
  const stored = await putItem({ id, command, payload: toKeep, attendedUntil, replaces });
  return stored.kind === 'done' ? 'kept' : 'not-kept';
}
