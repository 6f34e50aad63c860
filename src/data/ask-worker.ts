import type { PackAsk, PackReply } from '#core/contract/worker-messages.ts';

/** Longer than any request the worker makes for it. */
const LIMIT_MS = 70_000;

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

/** Waits for the worker to answer for this page: on a first visit it comes later. */
export async function workerInControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
