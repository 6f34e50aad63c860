/** Calls back when the document has been parsed; at once if it already has. */
export function onDomReady(call: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', call, { once: true });
  else call();
}
