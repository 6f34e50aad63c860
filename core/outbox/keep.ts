import { findDevice } from '#core/storage/device.ts';
import { putItem } from '#core/storage/outbox-items.ts';
import type { CommandName, PayloadOf } from './commands.ts';
import { sealPayload } from './sealed-payload.ts';

interface KeepOptions {
  /** Until then (device time, ms since 1970) the page that asked delivers and decides itself. */
  readonly attendedUntil?: number;
  /** The id of the message this one takes the place of; both happen, or neither. */
  readonly replaces?: string | undefined;
}

/**
 * Writes a message to the outbox; always the first thing that happens to it, online or off. The same id
 * is kept once; on a kiosk it is kept sealed or not at all. `not-kept`: the device could not store it, and nothing may be
 * promised to the visitor.
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
