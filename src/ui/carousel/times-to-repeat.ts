/** Swiper needs this many slides besides those in view to loop without a gap. */
const SPARE = 3;

/** Returns how many times all slides are repeated in the row so that it can loop (reading Q-57); 1 means once. */
export function timesToRepeat(slideCount: number, perView: number): number {
  return slideCount === 0 ? 1 : Math.ceil((perView + SPARE) / slideCount);
}
