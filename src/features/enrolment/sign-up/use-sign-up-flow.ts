import { useEffect } from 'react';
import { forgetEntries } from './remembered-entries.ts';

let pagesShown = 0;

/** For every sign-up page: forgets the entries when the last of them unmounts (KIOSK-04). */
export function useSignUpFlow(): void {
  useEffect(() => {
    pagesShown += 1;
    // The back/forward cache may keep the page with its memory for the next visitor.
    addEventListener('pagehide', forgetEntries);
    return () => {
      pagesShown -= 1;
      removeEventListener('pagehide', forgetEntries);
      // By then the next page has mounted.
      queueMicrotask(() => {
        if (pagesShown === 0) forgetEntries();
      });
    };
  }, []);
}
