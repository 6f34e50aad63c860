import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findArrivalTarget, isArrival } from './arrival.ts';

/** React writes the new title with the page; this lets slower parts of it follow. */
const TITLE_SETTLES_MS = 150;

/**
 * A navigation without a page load says nothing by itself: the focus goes to the new page's heading and its
 * title is read out. Not on the first page, which the browser announces.
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
    const arrive = () => {
      const main = document.querySelector('main');
      if (main === null) return;
      const target = findArrivalTarget(main, location.hash);
      // Fields and links take the focus by themselves and stay in the order of Tab.
      if (target.tabIndex < 0) target.tabIndex = -1;
      // Where the page scrolls to is the router's matter.
      target.focus({ preventScroll: true });
      timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES_MS);
    };
    // Behind a drawer that is still sliding out the page takes no focus, and nothing in it is read out.
    const modal = document.querySelector('dialog:modal');
    if (modal === null) arrive();
    else modal.addEventListener('close', arrive, { once: true });
    return () => {
      clearTimeout(timer);
      modal?.removeEventListener('close', arrive);
    };
  }, [location, type]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
