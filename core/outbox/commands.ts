import type { CommandEndpoint } from '#core/contract/endpoint.ts';
import { contactMessage } from '#core/contract/entities/contact-message.ts';

/** The commands that may wait in the outbox, by the name of their call. A new command is one entry here. */
export const commands = { contactMessage } as const;

export type CommandName = keyof typeof commands;

/** The request body of a command. */
export type PayloadOf<Name extends CommandName> =
  (typeof commands)[Name] extends CommandEndpoint<infer Payload, unknown> ? Payload : never;

/** Returns the call of a stored command; undefined for one that only another build knows. */
export function commandNamed(name: string): CommandEndpoint<unknown, unknown> | undefined {
  if (!Object.hasOwn(commands, name)) return undefined;
  // The payload stored under a command's name is the one that command sends.
  return commands[name as CommandName] as unknown as CommandEndpoint<unknown, unknown>;
}
