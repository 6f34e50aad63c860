import { type RefObject, useEffect, useState } from 'react';

/** How many slides the row shows at this width, as its sheet says (`--per-view`); null before the page is alive. */
export function usePerView(row: RefObject<HTMLElement | null>): number | null {
  const [perView, setPerView] = useState<number | null>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    // Called when the row has been laid out anyway: to ask while the page comes alive would lay it out once more.
    const observer = new ResizeObserver(() => {
      const said = Number.parseInt(getComputedStyle(element).getPropertyValue('--per-view'), 10);
      setPerView(said > 0 ? said : 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return perView;
}
