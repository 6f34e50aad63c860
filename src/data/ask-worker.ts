import type { PackAsk, PackReply } from '#core/contract/worker-messages.ts';

/** Longer than any request the worker makes for it. */
const LIMIT_MS = 70_000;
/** After that none will come: it could not be registered, or the visitor has loaded the page past it. */
const LONGEST_INSTALL_MS = 60_000;

/** Asks the worker for one step of a pack. No worker, and one that does not answer, are a broken connection. */
export function askWorker(message: PackAsk): Promise<PackReply> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker?.controller;
    const { port1, port2 } = new MessageChannel();
    const end = (reply: PackReply) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    const timer = setTimeout(end, worker ? LIMIT_MS : 0, { kind: 'failed', reason: 'offline' });
    port1.onmessage = ({ data }: MessageEvent<PackReply>) => end(data);
    worker?.postMessage(message, [port2]);
  });
}

/** Waits for the worker to answer for this page: on a first visit it comes later. Says whether it came. */
export async function workerInControl(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return true;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, LONGEST_INSTALL_MS);
  });
  return serviceWorker.controller !== null;
}
