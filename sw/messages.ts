import type { MessageFromWorker, MessageToWorker } from '#core/contract/worker-messages.ts';

/** The handler of each message type from a page. */
export type MessageHandlers = {
  readonly [Type in MessageToWorker['type']]: (
    message: Extract<MessageToWorker, { type: Type }>,
  ) => Promise<unknown>;
};

/** The reply to a page of another build whose message is unknown here: it continues as if offline. */
const NOT_KNOWN = { kind: 'failed', reason: 'offline' } as const;

/**
 * Handles a message from a page (the page's side: src/data/worker/worker-link.ts). Pages of another build may send
 * unknown ones; those are ignored.
 *
 * @returns the reply, for pages that sent a port
 */
export async function handleMessage(message: unknown, handlers: MessageHandlers): Promise<unknown> {
  const type = (message as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(handlers, type)) return NOT_KNOWN;
  const known = message as MessageToWorker;
  // The type of `MessageHandlers` pairs each message with its own handler.
  const handle = handlers[known.type] as (message: MessageToWorker) => Promise<unknown>;
  return handle(known);
}

/** Sends a message to every page this worker controls. */
export async function notifyPages(clients: Clients, message: MessageFromWorker): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: false }))
    page.postMessage(message);
}
