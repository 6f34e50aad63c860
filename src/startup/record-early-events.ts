import { createEarlyEvents, type EarlyEvents } from '../ui/hydration/early-events.ts';

/*
 * A press on a button before the page is alive would be lost: its code is not there yet. So would a line chosen from a
 * list, which goes back to what the page knows. The page's first script listens, the application takes over what it
 * heard: two bundles, so the window holds it.
 */
declare global {
  interface Window {
    earlyPress?: { readonly presses: EarlyEvents; isHeard: boolean } | undefined;
  }
}

/**
 * Remembers what is pressed until React hears presses. What a page that is still waking has done since goes before: the
 * early press, repeated after it, would take it back.
 */
export function recordEarlyEvents(): void {
  const presses = createEarlyEvents();
  const early = { presses, isHeard: false };
  const remember = (event: Event) => {
    if (early.isHeard) presses.forgetButton();
    else presses.note(event);
  };
  document.addEventListener('click', remember, { capture: true });
  document.addEventListener('keydown', ({ defaultPrevented }) => {
    if (defaultPrevented) presses.forgetButton();
  });
  document.addEventListener('change', presses.note);
  window.earlyPress = early;
}

/** From now on React hears every press: remembered, it would happen twice. */
export function stopRecording(): void {
  if (window.earlyPress) window.earlyPress.isHeard = true;
}

/** What was pressed or chosen from. */
export const earlyTargets = (): Element[] => window.earlyPress?.presses.elements() ?? [];

/** Does all of it once more, now that the page is alive. */
export function replayEarlyEvents(): void {
  const early = window.earlyPress;
  window.earlyPress = undefined;
  void early?.presses.repeat();
}
