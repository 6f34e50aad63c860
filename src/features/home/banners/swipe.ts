/** The horizontal distance of a swipe that changes the banner, in pixels (section 9). */
export const SWIPE_PX = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the direction of a swipe. Null if it is too short, or more vertical than horizontal. */
export function swipeOf(from: Point, to: Point): 'left' | 'right' | null {
  const across = to.x - from.x;
  if (Math.abs(across) <= SWIPE_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? 'left' : 'right';
}
