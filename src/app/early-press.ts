/*
 * A press on a button before the page is alive would be lost: its code is not there yet. The page's first script
 * listens, the application takes over what it heard: two bundles, so the window holds it.
 */
interface EarlyPress {
  button: HTMLButtonElement | null;
  /** Whether React hears every press by now, also on what is still asleep. */
  isHeard?: boolean;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/**
 * Remembers the last button pressed until React hears presses. Links and native controls work by themselves. What a
 * page that is still waking has done since goes before: the early press, repeated after it, would take it back.
 */
export function rememberEarlyPress(): void {
  const early: EarlyPress = { button: null };
  const remember = ({ target }: Event) => {
    if (early.isHeard) early.button = null;
    else if (target instanceof Element)
      early.button = target.closest<HTMLButtonElement>('button[type=button]') ?? early.button;
  };
  document.addEventListener('click', remember, { capture: true });
  document.addEventListener('keydown', ({ defaultPrevented }) => {
    if (defaultPrevented) early.button = null;
  });
  window.earlyPress = early;
}

/** From now on React hears every press: remembered, it would happen twice. */
export function forgetFurtherPresses(): void {
  if (window.earlyPress) window.earlyPress.isHeard = true;
}

/** Presses it once more, now that the page is alive; a button that is gone is forgotten. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress?.button;
  window.earlyPress = undefined;
  if (button?.isConnected) button.click();
}
