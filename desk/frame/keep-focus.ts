/**
 * After something was removed, perhaps together with what had the focus: whoever works by keyboard goes on at the heading
 * of the screen, and not at the beginning of the page. What was removed may still be there for a frame.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => requestAnimationFrame(focusHeadingIfLost));
}

function focusHeadingIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
