/** Colours of the three techniques, and the frame of every picture. */
export const SLIP = '#17110e';
export const CLAY = '#dc6734';
export const CLAY_LIT = '#e2733f';
export const CLAY_DEEP = '#8a3c1b';
export const CLAY_MID = '#c2551f';
export const OXBLOOD = '#8a1f24';
export const WHITE = '#fff4e2';

/** Slots a drawing may use; a palette fills them when it is painted. */
export const INK = 'currentColor';
export const GROUND = 'var(--ag)';
export const RED = 'var(--ar)';
export const LIGHT = 'var(--aw)';

export const BLACK_FIGURE = { ink: SLIP, ground: CLAY, red: OXBLOOD, light: WHITE };
export const RED_FIGURE = { ink: CLAY_LIT, ground: SLIP, red: '#a32b2a', light: WHITE };
export const WHITE_GROUND = { ink: SLIP, ground: WHITE, red: '#a8321f', light: CLAY };
export const OXBLOOD_GROUND = { ink: '#e98a55', ground: '#6f171c', red: '#3d0d10', light: WHITE };

export const round = (value, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Point on a circle; 0 degrees is at the top, turning clockwise. */
export const onCircle = (radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

const fillSlots = (palette, markup) =>
  markup
    .replaceAll(INK, palette.ink)
    .replaceAll(GROUND, palette.ground)
    .replaceAll(RED, palette.red)
    .replaceAll(LIGHT, palette.light);

/** Paints a part in its own palette; it keeps these colours inside any picture. */
export const paint = (palette, markup) => `<g fill="${palette.ink}">${fillSlots(palette, markup)}</g>`;
/** Repeats what `once` has drawn in the same picture. */
export const once = (id, markup) => `<g id="${id}">${markup}</g>`;
export const again = (id) => `<use href="#${id}"/>`;

export const stroke = (d, width, colour = INK, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
export const fill = (d, colour = INK, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;
export const circle = (radius, colour = INK, x = 0, y = 0) =>
  `<circle${x || y ? ` cx="${x}" cy="${y}"` : ''} r="${radius}" fill="${colour}"/>`;
export const ring = (radius, width, colour = INK, x = 0, y = 0) =>
  `<circle${x || y ? ` cx="${x}" cy="${y}"` : ''} r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const rect = (x, y, width, height, colour = INK) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${colour}"/>`;

/** Moves, scales and optionally mirrors a drawing. */
export const place = (markup, x, y, scale = 1, mirror = false) => {
  const size = mirror ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${size}">${markup}</g>`;
};
export const turn = (markup, degrees, x = 0, y = 0) =>
  `<g transform="${x || y ? `translate(${x} ${y}) ` : ''}rotate(${degrees})">${markup}</g>`;

/** A complete picture, usable in <img> under any policy: no style, no script, nothing from outside. */
export const picture = (width, height, palette, title, body, { bare = false } = {}) => {
  const ground = bare ? '' : rect(0, 0, width, height, GROUND);
  const markup = fillSlots(palette, ground + body).replace(/>\s+</g, '><');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `fill="${palette.ink}" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">` +
    `<title>${title}</title>${markup}</svg>\n`
  );
};
