import { type RefObject, useEffect } from 'react';

/** A slide of which less than this is visible is hidden from keyboard and screen readers. */
const SEEN = 0.6;

/** Makes slides outside the row's window inert: no key and no screen reader reaches them until the row has moved. */
export function useInertOffscreenSlides(row: RefObject<HTMLElement | null>, slideCount: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number means other slides
  useEffect(() => {
    const slides = row.current?.querySelectorAll<HTMLElement>('.swiper-slide') ?? [];
    const seen = new Set<Element>();
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= SEEN) seen.add(target);
          else seen.delete(target);
        // A row far away is not laid out and has none in sight: it keeps its state for a visitor who moves back to it.
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
