import { type RefObject, useEffect } from 'react';

/** Less than this much of a slide is not there for keys and screen readers. */
const SEEN = 0.6;

/** Slides out of the row's window rest: no key and no screen reader gets to them until the row has moved. */
export function useInertOffscreenSlides(row: RefObject<HTMLElement | null>, slideCount: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number means other slides
  useEffect(() => {
    const slides = row.current?.querySelectorAll<HTMLElement>('.swiper-slide') ?? [];
    const seen = new Set<Element>();
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= SEEN) seen.add(target);
          else seen.delete(target);
        // A row far off is not laid out and has none in sight: it stays as it was, and whoever walks back finds it so.
        if (seen.size === 0) return;
        for (const slide of slides) slide.inert = !seen.has(slide);
      },
      { root: row.current, threshold: SEEN },
    );
    for (const slide of slides) sight.observe(slide);
    return () => {
      sight.disconnect();
      for (const slide of slides) slide.inert = false;
    };
  }, [row, slideCount]);
}
