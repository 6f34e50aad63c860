/** A service worker, or a page as its worker sees it. */
interface Asked {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Sends a message to a worker or a page and waits for the reply, which comes through a port of its own.
 *
 * @param enough ends the wait
 * @returns the reply as received, from code that may be of another build; undefined if none came in time
 */
export function askThroughPort(
  asked: Asked,
  question: unknown,
  limitMs: number,
  enough?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(end, limitMs, undefined);
    enough?.addEventListener('abort', () => end(undefined));
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data);
    asked.postMessage(question, [port2]);
  });
}
