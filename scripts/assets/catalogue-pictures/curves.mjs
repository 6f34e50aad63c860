/** Coordinates are in quarters of a picture unit, so that whole numbers are fine enough. */
export const FINE = 4;
/** A point in fine units, rounded to even, so that the middle of two is a whole number. */
export const even = ([x, y]) => [Math.round((x * FINE) / 2) * 2, Math.round((y * FINE) / 2) * 2];

const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const pair = ([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`;

/**
 * A closed smooth outline defined by its corners: through the middles of its sides, as quadratic curves whose control
 * points follow from one another. Two numbers per corner keep the files small.
 */
export function closed(corners) {
  const points = corners.map(even);
  const middles = points.map((point, index) => middle(point, points[(index + 1) % points.length]));
  const start = middles.at(-1);
  let at = start;
  const steps = middles.map((to, index) => {
    const move = pair([to[0] - at[0], to[1] - at[1]]);
    const bend = index === 0 ? `q${pair([points[0][0] - at[0], points[0][1] - at[1]])} ` : 't';
    at = to;
    return bend + move;
  });
  return `M${pair(start)}${steps.join('')}z`;
}

/** A full circle. */
export function around(centre, radius) {
  const [x, y] = even(centre);
  const r = Math.round(radius * FINE);
  return `M${pair([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;
}
