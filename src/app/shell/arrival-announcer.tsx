import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findArrivalTarget, isArrival } from './arrival.ts';

/** React writes the new title with the page; this lets slower parts of it follow. */
const TITLE_SETTLES_MS = 150;

/** How long the page may be drawn anew, its answer being on the way, and still take the focus along. */
const PAGE_SETTLES_MS = 15_000;

/**
 * A navigation without a page load says nothing by itself: the focus goes to the new page's heading and its
 * title is read out. Not on the first page, which the browser announces. A heading that goes while its page is
 * still on its way, as a skeleton's does, hands the focus to the one that comes, until the visitor does something.
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
    // Behind a drawer that is still sliding out the page takes no focus, and nothing in it is read out.
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
  // Fields and links take the focus by themselves and stay in the order of Tab.
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Where the page scrolls to is the router's matter.
  target.focus({ preventScroll: true });
}
