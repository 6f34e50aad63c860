import { useSyncExternalStore } from 'react';

let isPrinted = false;

/** Returns whether the page is being printed as it is: paper shows what a screen keeps behind a button. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    follow,
    () => isPrinted,
    () => false,
  );
}

function follow(listener: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinted = type === 'beforeprint';
    listener();
  };
  const events = ['beforeprint', 'afterprint'] as const;
  for (const event of events) addEventListener(event, tell);
  return () => {
    for (const event of events) removeEventListener(event, tell);
  };
}
