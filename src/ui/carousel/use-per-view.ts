import { type RefObject, useEffect, useState } from 'react';

/** How many slides the row shows at this width, as its sheet says (`--per-view`); null before the page is alive. */
export function usePerView(row: RefObject<HTMLElement | null>): number | null {
  const [perView, setPerView] = useState<number | null>(null);
  useEffect(() => {
    const read = () => {
      if (row.current === null) return;
      const said = Number.parseInt(getComputedStyle(row.current).getPropertyValue('--per-view'), 10);
      setPerView(said > 0 ? said : 1);
    };
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, [row]);
  return perView;
}
