import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findArrivalTarget, isArrival } from './arrival.ts';

/** React writes the new title with the page; this wait lets slower parts of it follow. */
const TITLE_SETTLES_MS = 150;

/** How long the page may re-render while its answer loads, and still move the focus along. */
const PAGE_SETTLES_MS = 15_000;

/**
 * Announces a client-side navigation, which the browser does not: moves the focus to the new page's heading and has its
 * title read out. The browser itself announces the first page. If the heading disappears while the page loads, as a
 * skeleton's does, the focus moves to the next heading, until the visitor does something.
 */
export function ArrivalAnnouncer() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const from = last.current;
    last.current = location;
    if (!isArrival(from, location, type)) return;
    let timer: ReturnType<typeof setTimeout>;
    const settled = new AbortController();
    const settle = () => settled.abort();
    const arrive = () => {
      const main = document.querySelector('main');
      if (main === null) return;
      focusArrival(main, location.hash);
      timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES_MS);
      const redrawn = new MutationObserver(() => {
        if (document.activeElement === document.body) focusArrival(main, location.hash);
      });
      redrawn.observe(main, { childList: true, subtree: true });
      const { signal } = settled;
      signal.addEventListener('abort', () => redrawn.disconnect());
      addEventListener('keydown', settle, { signal, capture: true });
      addEventListener('pointerdown', settle, { signal, capture: true });
      setTimeout(settle, PAGE_SETTLES_MS);
    };
    // While a drawer still slides out, the page behind it takes no focus, and nothing in it is read out.
    const modal = document.querySelector('dialog:modal');
    if (modal === null) arrive();
    else modal.addEventListener('close', arrive, { once: true });
    return () => {
      clearTimeout(timer);
      settle();
      modal?.removeEventListener('close', arrive);
    };
  }, [location, type]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}

function focusArrival(main: HTMLElement, hash: string): void {
  const target = findArrivalTarget(main, hash);
  // Fields and links are focusable already and stay in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  // The router handles the scroll position.
  target.focus({ preventScroll: true });
}
