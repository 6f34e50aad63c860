/*
 * A press on a button before the page is alive would be lost: its code is not there yet. Nothing here needs React,
 * so that the first script of a page can listen at once.
 */
let pressed: HTMLButtonElement | null = null;

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') pressed = button;
}

/** Remembers the last button pressed from now on. Links and native controls work by themselves. */
export function rememberEarlyPress(): void {
  document.addEventListener('click', remember, { capture: true });
}

/** From now on React hears every press, also on what is still asleep: remembered, it would happen twice. */
export function forgetFurtherPresses(): void {
  document.removeEventListener('click', remember, { capture: true });
}

/** Presses it once more, now that the page is alive; a button that is gone is forgotten. */
export function repeatEarlyPress(): void {
  forgetFurtherPresses();
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}
