import { putItem } from '#core/storage/outbox-items.ts';
import type { CommandName, PayloadOf } from './commands.ts';

interface KeepOptions {
  /** Until then (device time, ms since 1970) the page that asked delivers and decides itself. */
  readonly attendedUntil?: number;
  /** The id of the message this one takes the place of; both happen, or neither. */
  readonly replaces?: string | undefined;
}

/**
 * Writes a message to the outbox; always the first thing that happens to it, online or off. The same id
 * is kept once. `not-kept`: the device could not store it, and nothing may be promised to the visitor.
 */
export async function keepMessage<Name extends CommandName>(
  command: Name,
  payload: PayloadOf<Name>,
  id: string,
  { attendedUntil = 0, replaces }: KeepOptions = {},
): Promise<'kept' | 'not-kept'> {
  const stored = await putItem({ id, command, payload, attendedUntil, replaces });
  return stored.kind === 'done' ? 'kept' : 'not-kept';
}
