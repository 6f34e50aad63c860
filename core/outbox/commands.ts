import type { CommandEndpoint } from '#core/contract/endpoint.ts';
import { contactMessage } from '#core/contract/entities/contact-message.ts';

/** What may wait in the outbox, by the name of its call. A new command is one row here. */
export const commands = { contactMessage } as const;

export type CommandName = keyof typeof commands;

/** The body a command sends. */
export type PayloadOf<Name extends CommandName> =
  (typeof commands)[Name] extends CommandEndpoint<infer Payload, unknown> ? Payload : never;

/** The call behind a saved command; undefined for one that only another build knows. */
export function commandNamed(name: string): CommandEndpoint<unknown, unknown> | undefined {
  if (!Object.hasOwn(commands, name)) return undefined;
  // What was saved under a command's name is what that command sends.
  return commands[name as CommandName] as unknown as CommandEndpoint<unknown, unknown>;
}
