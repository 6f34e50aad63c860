import type { MessageFromWorker, MessageToWorker } from '#core/contract/worker-messages.ts';

/** What each message from a page leads to. */
export type MessageHandlers = {
  readonly [Type in MessageToWorker['type']]: (
    message: Extract<MessageToWorker, { type: Type }>,
  ) => Promise<unknown>;
};

/** To a page of another build, which asks for what this one does not know: it goes on as without a network. */
const NOT_KNOWN = { kind: 'failed', reason: 'offline' } as const;

/**
 * Handles a message of a page (the page's side: src/data/worker/worker-link.ts). Pages of another build may send some that
 * this one does not know; those are passed over.
 *
 * @returns what is to be said back, to those who asked through a port
 */
export async function handleMessage(message: unknown, handlers: MessageHandlers): Promise<unknown> {
  const type = (message as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(handlers, type)) return NOT_KNOWN;
  const known = message as MessageToWorker;
  // The table's type holds each message with its own handler.
  const handle = handlers[known.type] as (message: MessageToWorker) => Promise<unknown>;
  return handle(known);
}

/** Speaks to every page that gets its answers from here. */
export async function notifyPages(clients: Clients, message: MessageFromWorker): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: false }))
    page.postMessage(message);
}
