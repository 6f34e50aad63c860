import { useSyncExternalStore } from 'react';

const open = new Set<HTMLDialogElement>();
const listeners = new Set<() => void>();

/** Registers a modal dialog that covers the page; call the returned function when it is gone. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  open.add(dialog);
  tell();
  return () => {
    open.delete(dialog);
    tell();
  };
}

/** Whether a dialog covers this element; one that contains it does not. */
export function isCovered(element: Element): boolean {
  return [...open].some((dialog) => !dialog.contains(element));
}

/** Calls back whenever a dialog opens or closes, until the returned function is called. */
export function followDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether any modal dialog is open: then nothing else may ask for attention (reading Q-81). */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(
    followDialogs,
    () => open.size > 0,
    () => false,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
