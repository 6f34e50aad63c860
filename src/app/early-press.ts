/*
 * A press on a button before the page is alive would be lost: its code is not there yet. The page's first script
 * listens, the application takes over what it heard: two bundles, so the window holds it.
 */
interface EarlyPress {
  button: HTMLButtonElement | null;
  readonly forgetFurther: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/** Remembers the last button pressed from now on. Links and native controls work by themselves. */
export function rememberEarlyPress(): void {
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') early.button = button;
  };
  const early: EarlyPress = {
    button: null,
    forgetFurther: () => document.removeEventListener('click', remember, { capture: true }),
  };
  document.addEventListener('click', remember, { capture: true });
  window.earlyPress = early;
}

/** From now on React hears every press, also on what is still asleep: remembered, it would happen twice. */
export function forgetFurtherPresses(): void {
  window.earlyPress?.forgetFurther();
}

/** Presses it once more, now that the page is alive; a button that is gone is forgotten. */
export function repeatEarlyPress(): void {
  forgetFurtherPresses();
  const button = window.earlyPress?.button;
  window.earlyPress = undefined;
  if (button?.isConnected) button.click();
}
