/*
 * What every preview has of the site's identity: its colours, the band below the picture, and the mark. No words: their
 * letters would be those of whichever machine builds, and a preview stands next to the names of page and site anyway.
 */

/** The size that previews show uncut. */
export const PREVIEW = { width: 1200, height: 630 } as const;
/** The part above the band, which is the picture's. */
export const SCENE = { width: PREVIEW.width, height: 540 } as const;
/** Width of the line under a scene, and beside a picture that does not fill it. */
export const RULE = 6;

/** Colours of the two techniques, with the tone of the ornament behind the figures. */
export interface Technique {
  readonly ground: string;
  readonly ornament: string;
}
export const RED_FIGURE: Technique = { ground: '#17110e', ornament: '#8a3c1b' };
export const BLACK_FIGURE: Technique = { ground: '#dc6734', ornament: '#c2551f' };
export const SLIP = RED_FIGURE.ground;
const CLAY = BLACK_FIGURE.ground;

/** Centre and radius. A gap in the colour of the band sets it off from every picture. */
export const MARK = { x: 112, y: SCENE.height + RULE / 2, radius: 68, gap: 12 } as const;
/** Wreath and lyre, around the origin in a circle of radius 50 (`public/art/logo-mark.svg`). */
const SIGN =
  'M5.4 35.08q7.77 8.31 20.81 2.81Q15.1 29.12 5.4 35.08m19-9.68q11.17 2.15 18.49-9.96-14.14-.57-18.49 9.96m9.68-19q10.31-4.83 9.1-18.93-11.77 7.86-9.1 18.93m-3.34-21.06q5.51-9.97-3.76-20.66-4.9 13.27 3.76 20.66M-5.4 35.08q-9.7-5.96-20.81 2.81 13.04 5.5 20.81-2.81m-19-9.68q-4.35-10.53-18.49-9.96 7.32 12.11 18.49 9.96m-9.68-19q2.67-11.07-9.1-18.93-1.21 14.1 9.1 18.93m3.34-21.06q8.66-7.39 3.76-20.66-9.27 10.69-3.76 20.66' +
  'M-19.78-17.42h39.56v5.16h-39.56Zm6.02 5.16c.86 8.6-4.3 13.76-2.58 21.5S-7.74 20.42 0 20.42s14.62-3.44 16.34-11.18-3.44-12.9-2.58-21.5H8.6C8.17-2.8 12.04 2.36 10.84 8.38c-.95 4.3-5.68 6.36-10.84 6.36s-9.89-2.06-10.84-6.36C-12.04 2.36-8.17-2.8-8.6-12.26Zm9.03-.17v28.38h1.55v-28.38Zm3.96 0v28.38H.78v-28.38Zm3.95 0v28.38h1.55v-28.38Z';
/** One repeat of the meander, 24 wide and high. */
const KEY = 'M0 22V3h18v13h-6V9.5H6V22h18';
const KEY_HEIGHT = 28;
const BAND_TOP = SCENE.height + RULE;
const KEY_TOP = BAND_TOP + (PREVIEW.height - BAND_TOP - KEY_HEIGHT) / 2;

const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">${body}</svg>`;
const stripe = (top: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M0 ${top}h${PREVIEW.width}v${height}H0z"/>`;

/** The band below every picture. */
const BAND =
  `<pattern id="key" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${KEY_TOP}) scale(${KEY_HEIGHT / 24})">` +
  `<path fill="none" stroke="${RED_FIGURE.ornament}" stroke-width="3" stroke-linecap="square" d="${KEY}"/></pattern>` +
  stripe(SCENE.height, RULE, CLAY) +
  stripe(BAND_TOP, PREVIEW.height - BAND_TOP, SLIP) +
  stripe(KEY_TOP, KEY_HEIGHT, 'url(#key)');

/** The band with the mark on it, which is drawn over the lower edge of a picture. */
export const MARKED_BAND = drawing(
  BAND +
    mark(MARK.x, MARK.y, MARK.radius, {
      disc: CLAY,
      sign: SLIP,
      gap: `<circle r="${MARK.radius + MARK.gap}" fill="${SLIP}"/>`,
    }),
);

/**
 * Wreath and lyre on a disc.
 *
 * @param gap what is drawn below it
 */
function mark(x: number, y: number, radius: number, look: { disc: string; sign: string; gap: string }) {
  return (
    `<g transform="translate(${x} ${y})">${look.gap}<circle r="${radius}" fill="${look.disc}"/>` +
    `<path fill="${look.sign}" transform="scale(${radius / 50})" d="${SIGN}"/></g>`
  );
}

/** A field of clay with the sun of the mark in its middle, and the band below. `width` is that of the field. */
export function markedField(width: number): string {
  const middle = width / 2;
  const radius = Math.min(214, 0.86 * middle);
  const [x, y] = [middle, SCENE.height / 2];
  return drawing(
    stripe(0, PREVIEW.height, CLAY) +
      sun(x, y, radius, SLIP) +
      mark(x, y, 0.52 * radius, { disc: SLIP, sign: CLAY, gap: '' }) +
      BAND,
  );
}

const RAYS = 40;
const RAY_WIDTH = 0.05;

/** A ground with half a sun that rises behind whatever stands on the line. */
export const sunrise = ({ ground, ornament }: Technique): string =>
  drawing(stripe(0, PREVIEW.height, ground) + sun(SCENE.width / 2, SCENE.height, 440, ornament));

function sun(x: number, y: number, radius: number, colour: string): string {
  const at = (share: number, turn: number) =>
    [x + Math.sin(turn) * share * radius, y - Math.cos(turn) * share * radius]
      .map((place) => place.toFixed(1))
      .join(' ');
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const turn = (index / RAYS) * 2 * Math.PI;
    return `M${at(0.75, turn - RAY_WIDTH)}L${at(0.91, turn)}L${at(0.75, turn + RAY_WIDTH)}z`;
  });
  const ring = (share: number, width: number) =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(share * radius)}" stroke-width="${width}"/>`;
  return (
    `<g fill="none" stroke="${colour}">${ring(0.73, 4)}${ring(0.96, 4)}${ring(1, 8)}</g>` +
    `<path fill="${colour}" d="${rays.join('')}"/>`
  );
}
