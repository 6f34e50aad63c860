/** How far two fingers have moved since the last time, in pixels. */
interface Move {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets one finger scroll the page and two move the map (reading Q-55). Leaflet supports touch only with one finger, so
 * touches are kept from it; taps still arrive as clicks.
 *
 * @returns stops it
 */
export function dragWithTwoFingers(box: HTMLElement, onMove: (by: Move) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let last: Move | null = null;
  const follow = (event: TouchEvent) => {
    const [first, second] = event.touches;
    if (first === undefined || second === undefined || event.touches.length !== 2) {
      last = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const middle = { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 };
    if (last !== null && event.type === 'touchmove') onMove({ x: middle.x - last.x, y: middle.y - last.y });
    last = middle;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    box.addEventListener(type, follow, { signal, passive: false });
  const keep = (event: Event) => {
    if (event.type === 'touchstart') follow(event as TouchEvent);
    else if ((event as PointerEvent).pointerType !== 'touch') return;
    event.stopPropagation();
  };
  // In the capture phase, before the event reaches Leaflet.
  for (const type of ['touchstart', 'pointerdown'] as const)
    box.addEventListener(type, keep, { signal, capture: true, passive: false });
  return () => controller.abort();
}
