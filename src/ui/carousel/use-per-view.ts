import { type RefObject, useEffect, useState } from 'react';

/** Returns how many slides the row shows at this width, by its CSS (`--per-view`); null before hydration. */
export function usePerView(row: RefObject<HTMLElement | null>): number | null {
  const [perView, setPerView] = useState<number | null>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    // Runs when the row has been laid out anyway: reading it during hydration would force another layout.
    const observer = new ResizeObserver(() => {
      const said = Number.parseInt(getComputedStyle(element).getPropertyValue('--per-view'), 10);
      setPerView(said > 0 ? said : 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return perView;
}
