/*
 * A press on a button before the page is alive would be lost: its code is not there yet. So would a line chosen from a
 * list, which goes back to what the page knows. The page's first script listens, the application takes over what it
 * heard: two bundles, so the window holds it.
 */
interface EarlyPress {
  button: HTMLButtonElement | null;
  /** What was chosen last, by its list; to choose it twice changes nothing. */
  readonly choices: Map<HTMLSelectElement, string>;
  /** Whether React hears every press by now, also on what is still asleep. */
  isHeard?: boolean;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/**
 * Remembers the last button pressed until React hears presses, and what was chosen from lists. Links and fields work by
 * themselves. What a page that is still waking has done since goes before: the early press, repeated after it, would
 * take it back.
 */
export function rememberEarlyPress(): void {
  const early: EarlyPress = { button: null, choices: new Map() };
  const remember = ({ target }: Event) => {
    if (early.isHeard) early.button = null;
    else if (target instanceof Element) early.button = target.closest('button') ?? early.button;
  };
  document.addEventListener('click', remember, { capture: true });
  document.addEventListener('keydown', ({ defaultPrevented }) => {
    if (defaultPrevented) early.button = null;
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) early.choices.set(target, target.value);
  });
  window.earlyPress = early;
}

/** From now on React hears every press: remembered, it would happen twice. */
export function forgetFurtherPresses(): void {
  if (window.earlyPress) window.earlyPress.isHeard = true;
}

/** Does all of it once more, now that the page is alive, the press last; what is gone is forgotten. */
export function repeatEarlyPress(): void {
  const early = window.earlyPress;
  window.earlyPress = undefined;
  for (const [list, value] of early?.choices ?? []) {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (early?.button?.isConnected) early.button.click();
}
