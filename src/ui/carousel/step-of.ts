/** Returns the distance from one slide to the next, in pixels. */
export function stepOf(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>('.swiper-slide');
  if (first === undefined) return 0;
  return second === undefined ? first.offsetWidth : Math.abs(second.offsetLeft - first.offsetLeft);
}
