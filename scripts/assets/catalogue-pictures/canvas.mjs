import { readFileSync } from 'node:fs';
import { FINE } from './curves.mjs';
import { person } from './person.mjs';

const SLIP = '#17110e';
const CLAY = '#dc6734';
const WHITE = '#fff4e2';
const BLOOD = '#8a1f24';

/** The painters' techniques: figure, ground, added red, added white. They are the same in both themes. */
export const TECHNIQUES = {
  black: { ink: SLIP, ground: CLAY, red: BLOOD, white: WHITE },
  red: { ink: '#e2733f', ground: SLIP, red: '#a32b2a', white: WHITE },
  white: { ink: SLIP, ground: WHITE, red: BLOOD, white: CLAY },
  blood: { ink: WHITE, ground: BLOOD, red: CLAY, white: SLIP },
};

/** Ornaments: width of one repeat, its height, its drawing, and whether it is drawn as a line. */
const ORNAMENTS = {
  meander: [24, 24, 'M0 22V3h18v13h-6V9.5H6V22h18', 3],
  wave: [40, 24, 'M0 22C12 22 8 2 25 2 39 2 40 14 30 14c-7 0-8-4-4-6-8 0-10 12 8 12l6 2v2H0z'],
  tongue: [16, 24, 'M2.5 0h11v17a5.5 5.5 0 0 1-11 0z'],
  ray: [20, 24, 'M2 24 10 0l8 24z'],
  laurel: [44, 24, 'M0 11h44v2H0zM3 11Q9 1 43 1 35 12 3 11m0 2q6 10 40 10-8-11-40-10'],
  zigzag: [24, 24, 'M0 19 12 5l12 14', 4],
  dots: [24, 24, 'M7 12a5 5 0 0 0 10 0 5 5 0 0 0-10 0z'],
  check: [24, 24, 'M0 0h12v12H0zm12 12h12v12H12z'],
};

/** A band of ornament across the picture, with its upper edge at `top`; `ruled` adds lines above and below. */
export function band(kind, top, colour, { height = 24, ruled = true } = {}) {
  const [width, tall, d, line] = ORNAMENTS[kind];
  const size = height / tall;
  const look = line
    ? `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="square"`
    : `fill="${colour}"`;
  const rules = ruled ? path(`M0 ${top - 5}h400M0 ${top + height + 5}h400`, { line: colour, width: 3 }) : '';
  return (
    `<pattern id="${kind}" width="${width}" height="${tall}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="translate(0 ${top})${size === 1 ? '' : `scale(${size})`}"><path ${look} d="${d}"/></pattern>` +
    `<path fill="url(#${kind})" d="M0 ${top}h400v${height}H0z"/>${rules}`
  );
}

/** A shape by its outline: filled with `fill`, or a `line` of some `width`; without either, in the current ink. */
export function path(d, { fill, line, width = 4, dash } = {}) {
  const stroke = line ? ` fill="none" stroke="${line}" stroke-width="${width}"` : '';
  return `<path${fill ? ` fill="${fill}"` : ''}${stroke}${dash ? ` stroke-dasharray="${dash}"` : ''} d="${d}"/>`;
}

/** A disc, or a ring if a `line` is given. */
export function disc(x, y, r, { fill, line, width = 4, dash } = {}) {
  const stroke = line ? ` fill="none" stroke="${line}" stroke-width="${width}"` : '';
  return `<circle cx="${x}" cy="${y}" r="${r}"${fill ? ` fill="${fill}"` : ''}${stroke}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** Concentric rings, from the outer one inwards. */
export const rings = (x, y, radii, line, width = 4) =>
  radii.map((r) => disc(x, y, r, { line, width })).join('');

/** The line people stand on. */
export const floor = (y, colour, width = 4) => path(`M0 ${y}h400`, { line: colour, width });

/** Puts a drawing with its foot at a place; `flip` turns it to look left. */
export function put(drawing, x, y, { size = 1, flip = false, turn = 0 } = {}) {
  const scale = size === 1 && !flip ? '' : ` scale(${flip ? `${-size} ${size}` : size})`;
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale}">${drawing}</g>`;
}

/** A person in a pose (see person.mjs) standing at a place; edges between limbs have the colour of the ground. */
export function someone(pose, x, y, colours, { size = 1, flip = false, turn = 0 } = {}) {
  const drawing = `<g stroke="${colours.ground}" stroke-width="14" paint-order="stroke">${person(pose, colours)}</g>`;
  return put(drawing, x, y, { size: +(size / FINE).toFixed(3), flip, turn });
}

/** One of the figures of `public/art`, in these colours. Parts listed in `without` are left out. */
export function figure(name, x, y, colours, { size = 0.45, flip = false, without = [] } = {}) {
  const file = readFileSync(new URL(`../../../public/art/figure-${name}.svg`, import.meta.url), 'utf8');
  const inner = file.replace(/^<svg[^>]*><g[^>]*>/, '').replace(/<\/g><\/svg>\s*$/, '');
  let part = -1;
  const drawing = inner
    .replace(/<path[^>]*\/>/g, (tag) => {
      part += 1;
      return without.includes(part) ? '' : tag;
    })
    .replace(/var\(--ag[^)]*\)/g, colours.ground)
    .replace(/var\(--ar[^)]*\)/g, colours.red)
    .replace(/var\(--aw[^)]*\)/g, colours.white)
    .replaceAll('currentColor', colours.ink);
  return put(`<g paint-order="stroke">${drawing}</g>`, x, y, { size, flip });
}

/** The finished file. It covers any box it is shown in; without a size of its own, a part can be cut from it. */
export function picture({ ink, ground }, ...parts) {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" ' +
    `fill="${ink}" stroke-linecap="round" stroke-linejoin="round">${path('M-400-400H800V700H-400z', { fill: ground })}${parts.flat(9).join('')}</svg>`
  );
}
