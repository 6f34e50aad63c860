/** Swiper wants this many slides beside those in view to go round without a blank. */
const SPARE = 3;

/** How many times all slides stand in the row so that it can go round (decision Q-57); 1 is once. */
export function timesToRepeat(slideCount: number, perView: number): number {
  return slideCount === 0 ? 1 : Math.ceil((perView + SPARE) / slideCount);
}
