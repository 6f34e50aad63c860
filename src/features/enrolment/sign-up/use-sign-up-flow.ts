import { useEffect } from 'react';
import { forgetEntries } from './kept-entries.ts';

let pagesShown = 0;

/** For every page of signing up. With the last of them in sight, what was typed is forgotten (KIOSK-04). */
export function useSignUpFlow(): void {
  useEffect(() => {
    pagesShown += 1;
    // A browser may keep the whole page, with its memory, for whoever comes next.
    addEventListener('pagehide', forgetEntries);
    return () => {
      pagesShown -= 1;
      removeEventListener('pagehide', forgetEntries);
      // By then the page that follows is there.
      queueMicrotask(() => {
        if (pagesShown === 0) forgetEntries();
      });
    };
  }, []);
}
