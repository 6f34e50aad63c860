import { createEarlyEvents, type EarlyEvents } from '../../ui/hydration/early-events.ts';

/*
 * A press on a button before hydration would be lost, because its code has not loaded yet. So would an option chosen
 * from a list, which React resets. The page's first script records them, and the application takes over the record: the
 * two are separate bundles, so it is stored on the window.
 */
declare global {
  interface Window {
    earlyEvents?: { readonly presses: EarlyEvents; isHeard: boolean } | undefined;
  }
}

/**
 * Records presses until React handles them. Whatever the visitor has since done on the hydrating page wins: replaying
 * the early press after it would undo it.
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
  window.earlyEvents = early;
}

/** Stops recording: from now on React handles every press, and a recorded one would happen twice. */
export function stopRecording(): void {
  if (window.earlyEvents) window.earlyEvents.isHeard = true;
}

/** Returns the elements that were pressed or chosen from. */
export const earlyTargets = (): Element[] => window.earlyEvents?.presses.elements() ?? [];

/**
 * Replays everything, now that the page is hydrated.
 *
 * @param onReplayed called once it is done
 */
export function replayEarlyEvents(onReplayed?: () => void): void {
  const early = window.earlyEvents;
  window.earlyEvents = undefined;
  void early?.presses.repeat().then(onReplayed);
}
