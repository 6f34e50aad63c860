import {
  budBand,
  checkBand,
  keyBand,
  laurelBand,
  rayBand,
  tongueBand,
  waveBand,
  zigzagBand,
} from './bands.mjs';
import {
  BLACK_FIGURE,
  CLAY,
  CLAY_DEEP,
  fill,
  GROUND,
  INK,
  LIGHT,
  OXBLOOD_GROUND,
  picture,
  RED,
  RED_FIGURE,
  round,
  SLIP,
  stroke,
  WHITE,
  WHITE_GROUND,
} from './paint.mjs';

const WIDTH = 306;
const HEIGHT = 387;
const SCALE = 6.2;
const NECK = [150, 262];

/** Points are written in head units: neck at 0,0, face to the right, crown at y = -30. */
const at = ([x, y]) => [NECK[0] + x * SCALE, NECK[1] + y * SCALE];
const pointsOf = (text) => text.split(', ').map((point) => point.split(' ').map(Number));
const smooth = (text, closed = true, tension = 1 / 6) => {
  const p = pointsOf(text).map(at);
  const count = p.length;
  const get = (i) => (closed ? p[(i + count) % count] : p[Math.max(0, Math.min(count - 1, i))]);
  let d = `M${p[0].map((v) => round(v)).join(' ')}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first = [0, 1].map((k) => round(b[k] + (c[k] - a[k]) * tension));
    const second = [0, 1].map((k) => round(c[k] - (e[k] - b[k]) * tension));
    d += `C${first.join(' ')} ${second.join(' ')} ${c.map((v) => round(v)).join(' ')}`;
  }
  return closed ? `${d}z` : d;
};

const HEAD =
  '4.6 3, 3.6 -3, 5.4 -6.6, 9.6 -6.2, 12.6 -7.2, 12.2 -9.4, 11.4 -10.2, 12.8 -11, 12.4 -12.6, 16 -14.4, 15 -17, 12.2 -23, 8.2 -28.4, 0 -30.6, -8 -28, -12 -21, -11.2 -14, -7.4 -8.6, -5.4 -4, -6 3';
const CAP =
  '10.9 -25.4, 5 -23.4, 1.8 -20.2, -1.2 -13, -6 -8.2, -9.6 -10.4, -12.2 -15, -13 -21, -8.8 -29, 0 -31.8, 8.4 -29.4';
const HAIRLINE = '10.6 -25, 5 -23.6, 1.6 -20.6, -1.6 -13, -6.4 -8.4';
const SHAPES = {
  bun: '-9 -20, -14 -22, -18.4 -18, -17 -12.6, -11.6 -11.6, -8 -14',
  knot: '-2 -29, -6 -33, -4 -39, 3 -40, 7 -36, 4 -30',
  long: '-9 -24, -14.6 -16, -15 -6, -17.6 4, -15 13, -8 11, -6 2, -3 -4, -2 -14',
  plait: '-9 -24, -16 -24, -20 -16, -19 -6, -21 4, -18 15, -14 6, -14.5 -6, -13 -14, -9 -16',
  beard: '2 -13, 6 -9.4, 11 -10, 13 -8.6, 12.6 -4, 11.6 3.4, 7.6 2, 3 -2.4, -1 -8',
  fullBeard: '0 -15, 5 -10, 11 -10.2, 13.2 -8.4, 13.4 -2, 10.6 8.4, 5.6 9, 1.4 2, -2.4 -6, -3 -12',
  turban: '14 -22.5, 14 -31, 4 -39.5, -10 -37, -17 -27, -13.5 -16.5, -8 -20, 2 -24',
  cap: '13 -24, 9.6 -33, -1 -36.4, -11 -31, -14 -20, -10 -19, 0 -23.4',
  hat: '-4 -27, -3 -35.4, 3 -38.6, 9 -35, 9.6 -27.6',
  brim: '-16 -20.6, -6 -26.8, 8 -28.4, 22 -23.8, 21.6 -22.4, 8 -24.2, -6 -22.2, -16 -18.8',
  veil: '10.6 -27.4, 4 -33, -6 -33, -15 -26, -18.6 -12, -21 4, -22 22, -4 22, -6 4, -4.6 -6, -1 -14, 3 -21',
};
const curls = (text, radius) => {
  const r = round(radius * SCALE);
  return pointsOf(text)
    .map((point) => {
      const [x, y] = at(point).map((v) => round(v));
      return `<circle cx="${x}" cy="${y}" r="${r}" stroke="${GROUND}" stroke-width="4"/>`;
    })
    .join('');
};
const CURLS =
  '11 -26, 5.4 -29.6, -1.4 -31, -8 -28.6, -12 -23, -13 -16.4, -10.4 -10.6, -6.6 -22.6, -6 -15.6, 0 -25.4, 6.4 -25.4';

const shape = (name, colour = INK, edge = 5) =>
  `<path d="${smooth(SHAPES[name], true, name === 'cap' ? 0.14 : 1 / 6)}" fill="${colour}" stroke="${GROUND}" stroke-width="${edge}"/>`;
const incise = (text, width = 5, colour = GROUND) => stroke(smooth(text, false), width, colour);

const eye = (white, pupil) => {
  const [x, y] = at([8, -17.5]).map((v) => round(v));
  return (
    fill(smooth('5.2 -17.2, 7.6 -19, 10.8 -17.4, 7.8 -16', true, 0.16), white) +
    stroke(`M${x} ${y}h0`, 13, pupil)
  );
};
const LEAF_TIPS = pointsOf('15 -31, 8 -34.6, -1 -35.4, -10 -33, -17 -26');
const wreathOnHead = (colour) =>
  pointsOf('11.5 -24, 6 -26.6, 0 -27, -6 -25, -10.6 -20.4')
    .map(([x, y], i) => {
      const tip = LEAF_TIPS[i];
      const middle = [(x + tip[0]) / 2, (y + tip[1]) / 2];
      const side = [(tip[1] - y) * 0.36, (x - tip[0]) * 0.36];
      const q = (s) =>
        at([middle[0] + s * side[0], middle[1] + s * side[1]])
          .map((v) => round(v))
          .join(' ');
      const [a, b] = [at([x, y]), at(tip)].map((p) => p.map((v) => round(v)).join(' '));
      return fill(`M${a}Q${q(1)} ${b}Q${q(-1)} ${a}z`, colour);
    })
    .join('');

const CLOTHES = {
  draped: stroke('M110 290Q150 322 196 290M60 330Q150 380 262 330M40 366Q150 420 274 366', 4, GROUND),
  pleated:
    stroke(
      'M112 284L84 387M124 290L112 387M138 296L138 387M152 300L164 387M168 298L190 387M182 292L218 387M196 286L246 387',
      4,
      GROUND,
    ) + stroke('M106 286Q152 314 202 286', 9, RED),
  mantle:
    stroke('M92 290Q170 330 268 372M70 306Q150 356 232 387M52 330Q110 366 168 387', 4, GROUND) +
    stroke('M112 282Q190 322 276 356', 10, RED),
  beaded:
    stroke('M106 288Q150 330 204 288', 5, GROUND) +
    stroke('M98 306Q150 352 216 304', 12, LIGHT, ' stroke-dasharray="0 18"') +
    stroke('M60 342Q150 398 262 340', 4, GROUND),
  buttoned:
    stroke('M154 296V387M118 284L154 304L190 284', 5, GROUND) +
    stroke('M168 322V380', 10, LIGHT, ' stroke-dasharray="0 22"') +
    stroke('M84 310L70 387M234 310L250 387', 4, GROUND),
};

/**
 * One profile bust. `skin` and `hair` are slots or colours; `behind` is drawn behind the head, `over` on top of it.
 */
const bust = ({
  skin = INK,
  hair = INK,
  hairline = true,
  behind = '',
  over = '',
  clothes,
  face = GROUND,
}) => {
  const contour = skin === INK ? GROUND : INK;
  return (
    behind +
    `<path d="M14 460V440C14 330 60 292 112 282L128 262H186L196 284C246 296 288 334 288 460z" stroke="${GROUND}" stroke-width="6"/>` +
    `<path d="${smooth(HEAD, true, 0.12)}" fill="${skin}" stroke="${contour}" stroke-width="5"/>` +
    (hair === skin ? (hairline ? incise(HAIRLINE) : '') : fill(smooth(CAP, true, 0.14), hair)) +
    eye(face, skin === INK ? INK : hair) +
    incise('5 -20.8, 8 -22.2, 11.8 -20.8', 5, face) +
    incise('9.4 -9.4, 11.6 -9.6', 4, face) +
    incise('-1 -17, 0.8 -19, 2.4 -17.4, 1.4 -15, -0.2 -13.6', 4, hair === skin ? face : skin) +
    CLOTHES[clothes] +
    over
  );
};
/** Room for tall headgear under the ornament band. */
const lowered = (markup) => `<g transform="translate(20 66) scale(.86)">${markup}</g>`;
const fillet = (colour = RED) => incise('12 -23, 4 -25.2, -4 -24.4, -11.6 -20.4', 15, colour);
const earring = (colour) => {
  const [x, y] = at([0.4, -9.6]).map((v) => round(v));
  return `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${colour}" stroke-width="5"/>`;
};

const top = (d) => fill(d) + stroke('M0 54H306', 3);
const HEADBANDS = {
  key: stroke(keyBand(-2, 14, 310, 30, 6), 5, INK, ' stroke-linejoin="miter"') + stroke('M0 54H306', 3),
  wave: top(waveBand(0, 12, 306, 34, 5)),
  tongue: top(tongueBand(0, 0, 306, 40, 14)),
  laurel: top(laurelBand(0, 8, 306, 38, 6)),
  ray: top(rayBand(0, 6, 306, 42, 14)),
  check: top(checkBand(0, 8, 306, 34, 18)),
  bud: top(budBand(0, 8, 306, 38, 12)),
  zigzag: stroke(zigzagBand(0, 14, 306, 26, 9), 6) + stroke('M0 54H306', 3),
};

/** Invented council members, drawn as vase busts, 306 x 387, each by its person's slug in server/sample/council.ts. */
export const councilPictures = () => {
  const card = (palette, band, person) =>
    picture(
      WIDTH,
      HEIGHT,
      palette,
      'Portrait in the manner of a vase',
      HEADBANDS[band] + (person.tall ? lowered(bust(person)) : bust(person)),
    );
  const redOnSlip = { ...RED_FIGURE, red: '#a32b2a' };
  const bun = (colour, edge) =>
    `<path d="${smooth(SHAPES.bun)}" fill="${colour}" stroke="${edge}" stroke-width="4"/>`;
  return {
    'ilara-venn': card(BLACK_FIGURE, 'key', {
      skin: WHITE,
      face: SLIP,
      clothes: 'mantle',
      behind: bun(INK, GROUND),
      over: wreathOnHead(WHITE) + earring(CLAY),
    }),
    'dorian-kalleas': card(BLACK_FIGURE, 'wave', {
      clothes: 'draped',
      over:
        shape('fullBeard', INK, 4) +
        incise('5 -6, 6.4 0, 6 6', 4) +
        incise('9 -5.6, 10.4 0, 9.4 5', 4) +
        wreathOnHead(WHITE),
    }),
    'mirela-toshan': card(redOnSlip, 'wave', {
      hair: SLIP,
      face: SLIP,
      clothes: 'pleated',
      behind: bun(SLIP, INK),
      over: stroke(smooth(CAP, true, 0.14), 4) + fillet(WHITE) + earring(WHITE),
    }),
    ovanu: card(redOnSlip, 'ray', { hairline: false, clothes: 'beaded', over: curls(CURLS, 3.5) }),
    'tariqel-bassun': card(WHITE_GROUND, 'laurel', {
      tall: true,
      skin: WHITE,
      face: SLIP,
      clothes: 'buttoned',
      over:
        shape('turban', RED, 4) +
        incise('13 -26, 0 -30, -13 -21.6', 4) +
        incise('9 -34, -4 -34.6, -15 -26.4', 4) +
        shape('beard', SLIP, 3),
    }),
    'harvi-landrok': card(BLACK_FIGURE, 'bud', {
      clothes: 'buttoned',
      over: shape('cap', WHITE, 5) + incise('12.6 -25.6, 0 -25.6, -12 -21', 4, SLIP) + shape('beard', INK, 4),
    }),
    'sunwe-parrim': card(WHITE_GROUND, 'check', {
      tall: true,
      skin: CLAY,
      face: SLIP,
      clothes: 'pleated',
      behind: shape('knot') + shape('long', INK, 4),
      over: fillet(WHITE) + earring(WHITE),
    }),
    'anaya-vrikshan': card(OXBLOOD_GROUND, 'bud', {
      hair: OXBLOOD_GROUND.red,
      face: OXBLOOD_GROUND.red,
      clothes: 'draped',
      behind: shape('plait', OXBLOOD_GROUND.red),
      over: stroke(smooth(CAP, true, 0.14), 4) + fillet(WHITE),
    }),
    'bertrand-oxley-quill': card(BLACK_FIGURE, 'zigzag', {
      tall: true,
      clothes: 'mantle',
      over: shape('beard', INK, 4) + shape('hat', RED, 5) + shape('brim', INK, 4),
    }),
    'carmo-estival': card(redOnSlip, 'key', {
      tall: true,
      hair: SLIP,
      face: SLIP,
      clothes: 'beaded',
      behind: `<path d="${smooth(SHAPES.long)}" fill="${SLIP}" stroke="${INK}" stroke-width="4"/>`,
      over:
        stroke(smooth(CAP, true, 0.14), 4) +
        shape('hat', CLAY_DEEP, 5) +
        shape('brim', INK, 4) +
        earring(WHITE),
    }),
    'yusra-almand': card(BLACK_FIGURE, 'tongue', {
      skin: WHITE,
      face: SLIP,
      clothes: 'mantle',
      over: shape('veil', RED, 5) + incise('6 -27, -4 -28, -12 -20, -14 -4, -15 18', 4) + earring(CLAY),
    }),
    'petra-nolte-ravi': card(OXBLOOD_GROUND, 'wave', {
      hair: OXBLOOD_GROUND.red,
      face: OXBLOOD_GROUND.red,
      clothes: 'pleated',
      behind: shape('long', OXBLOOD_GROUND.red),
      over: stroke(smooth(CAP, true, 0.14), 4) + earring(WHITE),
    }),
    'kenji-amaru': card(WHITE_GROUND, 'zigzag', {
      tall: true,
      skin: CLAY,
      face: SLIP,
      clothes: 'mantle',
      behind: shape('knot'),
      over: shape('beard', SLIP, 3) + fillet(),
    }),
  };
};
