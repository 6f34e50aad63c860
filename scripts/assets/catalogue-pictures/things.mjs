import { disc, path, put } from './canvas.mjs';

/** Things people carry, play, ride and build, each standing on its own origin unless it says otherwise. */

/** Draws once and repeats it at several places: [x, y] from where it was drawn. */
export const repeated = (id, drawing, places) =>
  `<g id="${id}">${drawing}</g>${places.map(([x, y]) => `<use href="#${id}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''}/>`).join('')}`;

/** Draws once and repeats it `count` times in a circle around a point. */
export const turned = (id, drawing, count, x, y) =>
  `<g id="${id}">${drawing}</g>${Array.from({ length: count - 1 }, (_, index) => `<use href="#${id}" transform="rotate(${+(((index + 1) * 360) / count).toFixed(1)} ${x} ${y})"/>`).join('')}`;

/** A wheel with its hub at a point. */
export function wheel(x, y, r, { ink, white }, spokes = 8) {
  const ends = Array.from({ length: spokes }, (_, index) => {
    const angle = (index * 2 * Math.PI) / spokes;
    return `M${x} ${y}l${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
  });
  return (
    disc(x, y, r, { line: ink, width: 7 }) +
    path(ends.join(''), { line: ink, width: 3 }) +
    disc(x, y, 6) +
    disc(x, y, 2, { fill: white })
  );
}

/** A ball with a seam. */
export const ball = (x, y, r, { ink, white }) =>
  disc(x, y, r, { fill: white }) +
  path(`M${x - r} ${y}q${r}-${r} ${2 * r} 0m-${2 * r} 0q${r} ${r} ${2 * r} 0`, { line: ink, width: 2 }) +
  disc(x, y, r, { line: ink, width: 3 });

/** A temple front: width, height. */
export function temple(x, y, width, height, colours, columns = 6) {
  const { ground, white } = colours;
  const step = width / columns;
  const shafts = Array.from(
    { length: columns },
    (_, i) =>
      `M${Math.round(x + step * (i + 0.5) - step * 0.22)} ${y - 10}h${Math.round(step * 0.44)}v-${Math.round(height * 0.5)}h-${Math.round(step * 0.44)}z`,
  );
  const top = y - 10 - Math.round(height * 0.5);
  return (
    path(
      `M${x - 8} ${y}h${width + 16}v-5h-8v-5h-${width}v5h-8z${shafts.join('')}M${x - 4} ${top}h${width + 8}v-${Math.round(height * 0.12)}h-${width + 8}z`,
    ) +
    path(`M${x - 8} ${top - Math.round(height * 0.15)}h${width + 16}L${x + width / 2} ${y - height}z`) +
    disc(x + width / 2, y - height + Math.round(height * 0.15), Math.round(height * 0.06), { fill: white }) +
    path(`M${x} ${top - Math.round(height * 0.06)}h${width}`, { line: ground, width: 2, dash: '3 7' })
  );
}

/** A tree with leaves in pairs along three boughs. */
export function tree(x, y, height, { ink }, id = 'leaf') {
  const k = height / 170;
  const leaf = path('M0 0Q4-14 22-18 20-2 0 0z');
  const boughs = [
    [0, -60, -52],
    [0, -60, 52],
    [0, -70, 0],
  ].map(([bx, by, lean]) => {
    const leaves = [0.25, 0.5, 0.75, 1].map((t) => {
      const px = Math.round(bx + lean * t * (0.6 + 0.4 * t));
      const py = Math.round(by - 95 * t + (lean ? 26 * t * t : 0));
      return `<use href="#${id}" x="${px}" y="${py}"/><use href="#${id}" transform="translate(${px} ${py})scale(-1 1)"/>`;
    });
    return (
      path(`M${bx} ${by + 10}q${lean * 0.4}-40 ${lean}-${lean ? 78 : 104}`, { line: ink, width: 3 }) +
      leaves.join('')
    );
  });
  return put(
    `<defs><g id="${id}">${leaf}</g></defs>${path('M0 0Q-3-40 0-70', { line: ink, width: 7 })}${boughs.join('')}`,
    x,
    y,
    { size: +k.toFixed(2) },
  );
}

/** A lyre: its foot at the origin, 90 high. */
export const lyre = ({ ink, ground, white }) =>
  path('M-17 0h34q8-16 8-34t-5-26 5-26h-7q-6 10-4 22t2 20H-15q0-8 2-20t-4-22h-8q7 14 5 26t-5 26 8 34z') +
  path('M-30-88h60', { line: ink, width: 6 }) +
  path('M-8-40v-46m5 46v-46m6 46v-46m5 46v-46', { line: ink, width: 1.5 }) +
  path('M-8-8v-28m5 28v-28m6 28v-28m5 28v-28', { line: ground, width: 1.5 }) +
  path('M-13-7h26', { line: white, width: 3 });

/** An amphora: its foot at the origin, 106 high; `belly` is drawn on its band. */
export const amphora = ({ ink, ground, red, white }, belly = '') =>
  path('M-9-96q-20 0-15 20m33-20q20 0 15 20', { line: ink, width: 5 }) +
  path('M-12 0h24q0-4-5-6 2-8 12-26t8-32-11-20-8-22h6v-7h-28v7h6q2 18-8 22t-11 20 8 32 12 26q-5 2-5 6z') +
  path('M-24-66h48M-22-38h44', { line: ground, width: 2 }) +
  path('M-9-88h18', { line: red, width: 4 }) +
  path('M-7-9l-2-18 6 17 3-18 3 18 6-17-2 18z', { fill: ground }) +
  (belly || path('M-23-45l6-14 6 14 6-14 5 14 6-14 6 14 6-14 5 14', { line: white, width: 2 }));

/** A drone that hovers, 76 wide, its belly at the origin. */
export const drone = ({ ink, white }) =>
  path('M-8-5H8l4 11h-24z') +
  path('M-26-9-8-2M26-9 8-2M-26-9v-6m52 6v-6', { line: ink, width: 4 }) +
  path('M-38-16q12-5 24 0-12 3-24 0zm52 0q12-5 24 0-12 3-24 0z') +
  disc(0, 1, 3, { fill: white });

/** A theatre mask, its middle at the origin; it laughs or weeps. */
export const mask = ({ ink, white, ground }, laughs) =>
  `<g stroke="${ground}" stroke-width="4" paint-order="stroke">${path('M0-46c26 0 42 10 40 36S20 44 0 46c-20-2-42-30-40-56s14-36 40-36z', { fill: white })}</g>` +
  path(
    `M-28-12q10-10 20 0-10 6-20 0zm36 0q10-10 20 0-10 6-20 0z${laughs ? 'M-22 12Q0 22 22 12 18 36 0 36T-22 12z' : 'M-22 34Q-18 14 0 14T22 34Q0 24-22 34z'}`,
  ) +
  path('M-32-24q14-12 24-2M32-24q-14-12-24-2M0-12l-5 18h8', { line: ink, width: 3 }) +
  path('M-34-38h.1m13-10h.1m20-3h.1m20 3h.1m14 10h.1', { line: ink, width: 14 });

/** Flames on a point, 60 high. */
export const flame = ({ white, red }) =>
  path('M0 0C-22-6-22-24-10-34q2 8 8 8-6-18 6-34 0 14 10 22 12 12 4 28Q14-2 0 0z', { fill: white }) +
  path('M0 0q-12-6-4-18 4-6 4-12 12 12 8 22Q6-2 0 0z', { fill: red });
