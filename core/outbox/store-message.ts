import { findDevice } from '#core/storage/device.ts';
import { putItem } from '#core/storage/outbox-items.ts';
import type { CommandName, PayloadOf } from './commands.ts';
import { sealPayload } from './sealed-payload.ts';

interface StoreOptions {
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
export async function storeMessage<Name extends CommandName>(
  command: Name,
  payload: PayloadOf<Name>,
  id: string,
  { attendedUntil = 0, replaces }: StoreOptions = {},
): Promise<'kept' | 'not-kept'> {
  const kiosk = await findDevice('kiosk', null);
  if (kiosk.kind !== 'done') return 'not-kept';
  const toStore = kiosk.value === null ? payload : await sealPayload(payload);
  if (toStore === null) return 'not-kept';
  const stored = await putItem({ id, command, payload: toStore, attendedUntil, replaces });
  return stored.kind === 'done' ? 'kept' : 'not-kept';
}
