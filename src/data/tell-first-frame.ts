import type { MessageToWorker } from '#core/contract/worker-messages.ts';

/**
 * Tells the worker when this page has drawn its first frame: the rest of a document from the device waits for it
 * (`sw/in-two-parts.ts`). A page in the background draws none, and some browsers do not say when they draw: then at
 * once.
 *
 * @param isShown whether the ready page is shown at all
 */
export function tellFirstFrame(isShown: boolean): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const tell = () => worker.postMessage({ type: 'first-frame' } satisfies MessageToWorker);
  const isToldOfPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (!isShown || document.visibilityState === 'hidden' || !isToldOfPaint) {
    tell();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    tell();
  });
  observer.observe({ type: 'paint', buffered: true });
}
