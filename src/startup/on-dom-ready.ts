/** Calls when the document has been read to its end: at once where it has been already. */
export function onDomReady(call: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', call, { once: true });
  else call();
}
