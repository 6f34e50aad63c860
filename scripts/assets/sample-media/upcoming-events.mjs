import { budBand, keyRing, laurelBand, rayBand, rayRing, tongueBand, waveBand } from './bands.mjs';
import { figure } from './figures.mjs';
import {
  again,
  BLACK_FIGURE,
  CLAY_DEEP,
  circle,
  fill,
  GROUND,
  INK,
  LIGHT,
  OXBLOOD_GROUND,
  onCircle,
  once,
  picture,
  place,
  RED,
  RED_FIGURE,
  rect,
  ring,
  round,
  stroke,
  WHITE_GROUND,
} from './paint.mjs';
import { keyFloor, keySun, temple } from './scenery.mjs';
import { line, sheet, stand, WIDE } from './sheet.mjs';

const bandsAbove = (width, laurels) =>
  line(24, width, 7) + fill(laurelBand(0, 44, width, 92, laurels)) + line(90, width, 4) + line(156, width, 7);
const bandsBelow = (width, tongues) =>
  line(800, width) + fill(tongueBand(0, 834, width, 96, tongues)) + line(952, width, 7);
const national = () =>
  bandsAbove(WIDE, 22) +
  bandsBelow(WIDE, 40) +
  stand('drummer', 270, 800, 2.25) +
  stand('mallakhamb', 620, 800, 2.35) +
  stand('dancers', 1310, 800, 2.15);
const nationalSmall = () =>
  bandsAbove(900, 12) +
  bandsBelow(900, 22) +
  stand('mallakhamb', 500, 800, 2.2) +
  stand('drummer', 200, 800, 2.2);

const rainbow = (x, y, from, step) =>
  [0, 1, 2, 3, 4].map((i) => ring(from + i * step, i % 2 ? 30 : 14, i % 2 ? RED : INK, x, y)).join('');
const seaFoot = (width, waves) =>
  rect(0, 776, width, 224, GROUND) +
  line(780, width) +
  fill(waveBand(0, 822, width, 106, waves)) +
  rect(0, 926, width, 30);
const youth = () =>
  rainbow(850, 776, 350, 78) +
  seaFoot(WIDE, 11) +
  stand('hoop', 430, 776, 1.85) +
  stand('dancers', 900, 776, 1.85) +
  stand('torch', 1300, 776, 1.85);
const youthSmall = () =>
  rainbow(450, 776, 170, 66) +
  seaFoot(900, 6) +
  stand('hoop', 200, 776, 1.75) +
  stand('torch', 640, 776, 1.75);

const para = () => {
  const spokes = Array.from({ length: 32 }, (_, i) =>
    [170, 530].map((r) =>
      onCircle(r, i * 11.25 + 5.6)
        .map((v) => round(v, 0))
        .join(' '),
    ),
  );
  return (
    place(
      ring(620, 15) +
        stroke(keyRing(48, 556, 594), 9) +
        ring(534, 6) +
        stroke(spokes.map(([a, b]) => `M${a}L${b}`).join(''), 8, LIGHT),
      850,
      640,
    ) +
    rect(0, 780, WIDE, 220, GROUND) +
    line(785) +
    fill(rayBand(0, 820, WIDE, 118, 44)) +
    line(960, WIDE, 7) +
    stand('racer', 880, 780, 3.1)
  );
};

const athens = () =>
  place(keySun(650, CLAY_DEEP), 860, 790) +
  place(temple(), 860, 744, 2.05) +
  keyFloor(WIDE, 790, 150, 20) +
  place(once('nike', figure('nike')), 350, 480, 1.65) +
  place(again('nike'), 1370, 480, 1.65, true);

// A village fair: garlands of mango leaves, a low sun, everybody dances.
const lokUtsav = () => {
  const swag = (x) =>
    stroke(`M${x} 0Q${x + 160} 190 ${x + 320} 0`, 6) +
    fill(
      Array.from({ length: 9 }, (_, i) => {
        const t = (i + 1) / 10;
        const y = round(380 * t * (1 - t));
        return `M${round(x + 320 * t)} ${y}q-17 26 0 76q17-50 0-76z`;
      }).join(''),
    ) +
    circle(17, LIGHT, x + 160, 95) +
    circle(7, RED, x + 160, 95);
  return (
    circle(360, RED, 860, 640) +
    place(fill(rayRing(48, 384, 440, 0.4)), 860, 640) +
    [0, 320, 640, 960, 1280].map(swag).join('') +
    rect(0, 0, WIDE, 14) +
    rect(0, 800, WIDE, 200, GROUND) +
    line(804) +
    fill(budBand(0, 838, WIDE, 100, 40)) +
    line(962, WIDE, 7) +
    stand('drummer', 330, 800, 1.9) +
    place(once('pair', figure('dancers')), 720, 800, 1.95) +
    place(again('pair'), 1150, 800, 1.95, true)
  );
};

/** Key pictures of the upcoming events: the figures right of the middle; `-small` is the upright crop for phones. */
export const upcomingEventPictures = () => ({
  national: sheet(OXBLOOD_GROUND, 'A drummer, a pole gymnast and dancers', national()),
  'national-small': picture(900, 1000, OXBLOOD_GROUND, 'A drummer and a pole gymnast', nationalSmall()),
  'youth-2026': sheet(BLACK_FIGURE, 'Young people run with a hoop, dance and carry the torch', youth()),
  'youth-2026-small': picture(
    900,
    1000,
    BLACK_FIGURE,
    'Young people run with a hoop and the torch',
    youthSmall(),
  ),
  'para-2025': sheet(WHITE_GROUND, 'A wheelchair racer before a great wheel', para()),
  'athens-2027': sheet(RED_FIGURE, 'Two winged victories crown the temple', athens()),
  'lok-utsav': sheet(BLACK_FIGURE, 'A village fair dances under garlands', lokUtsav()),
});
