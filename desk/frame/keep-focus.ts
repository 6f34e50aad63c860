/**
 * Moves the focus to the heading of the screen if the focused element was removed, so that keyboard users do not start
 * again at the top of the page. What was removed may still be there for a frame.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => requestAnimationFrame(focusHeadingIfLost));
}

function focusHeadingIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
