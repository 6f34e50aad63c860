/** How far a finger goes sideways before a banner changes, in pixels (section 9). */
export const SWIPE_PX = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Which way a stroke turns the banner: `left` or `right`, or null for one that is too short or goes down the page
 * rather than across it.
 */
export function swipeOf(from: Point, to: Point): 'left' | 'right' | null {
  const across = to.x - from.x;
  if (Math.abs(across) <= SWIPE_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? 'left' : 'right';
}
