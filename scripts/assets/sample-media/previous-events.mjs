import { checkBand, keyBand, laurelBand, rayBand, rayRing, waveBand, zigzagBand } from './bands.mjs';
import { figure } from './figures.mjs';
import {
  again,
  BLACK_FIGURE,
  CLAY,
  CLAY_DEEP,
  circle,
  fill,
  GROUND,
  INK,
  LIGHT,
  OXBLOOD,
  OXBLOOD_GROUND,
  onCircle,
  once,
  paint,
  place,
  RED,
  RED_FIGURE,
  rect,
  ring,
  round,
  SLIP,
  stroke,
  WHITE,
  WHITE_GROUND,
} from './paint.mjs';
import {
  branch,
  cloud,
  column,
  cuspedArch,
  cypress,
  dolphin,
  rain,
  raySun,
  ship,
  tholos,
} from './scenery.mjs';
import { line, sheet, stand, WIDE } from './sheet.mjs';

// White ground: the round temple over its own theatre, mountains behind.
const delphi = () => {
  const rows = [560, 500, 440, 380, 320]
    .map((r, i) => ring(r, i % 2 ? 28 : 12, i % 2 ? LIGHT : INK))
    .join('');
  const steps = Array.from({ length: 11 }, (_, i) => {
    const [a, b] = [320, 560].map((r) =>
      onCircle(r, i * 18 - 90)
        .map((v) => round(v, 0))
        .join(' '),
    );
    return `M${a}L${b}`;
  });
  return (
    place(
      circle(140, LIGHT) + [170, 196].map((r) => ring(r, 5)).join('') + fill(rayRing(36, 206, 246, 0.4)),
      1290,
      236,
    ) +
    fill('M900 900L1010 560L1060 600L1150 430L1220 520L1330 380L1420 500L1520 440L1600 540V900z', LIGHT) +
    stroke('M1150 430L1130 540L1180 640M1330 380L1310 480L1350 560', 4, GROUND) +
    fill('M1200 900L1250 640L1340 540L1380 590L1460 430L1540 480L1600 400V900z', RED) +
    stroke('M1460 430L1440 570L1490 700M1340 540L1330 650M1540 480L1570 600', 4, GROUND) +
    place(circle(572, GROUND) + rows + stroke(steps.join(''), 6), 640, 850) +
    place(tholos(), 1400, 792, 1.8) +
    place(cypress(280, 62), 1545, 850) +
    place(cypress(220, 50), 1240, 850) +
    rect(0, 850, WIDE, 150) +
    paint(
      { ...WHITE_GROUND, ink: WHITE },
      fill(laurelBand(0, 880, WIDE, 84, 24)) + stroke('M0 922H1600', 4) + stroke('M0 978H1600', 5),
    ) +
    place(circle(150, LIGHT), 640, 720) +
    stand('musician', 628, 850, 1.35)
  );
};

// A mixing bowl with a procession on its belly.
const firstNational = () => {
  const bowl =
    'M-400-840H400V-792H356C330-760 326-724 336-690C400-640 420-540 398-450C372-330 250-214 128-168C104-150 104-120 128-104L196-46V0H-196V-46L-128-104C-104-120-104-150-128-168C-250-214-372-330-398-450C-420-540-400-640-336-690C-326-724-330-760-356-792H-400z';
  const handle = 'M-356-806C-470-836-500-720-452-640C-424-590-404-580-396-560';
  const onBowl = paint(
    BLACK_FIGURE,
    fill(laurelBand(-330, -788, 660, 72, 12)) +
      stroke('M-330-752H330', 4) +
      stroke('M-340-704H340', 5) +
      stroke('M-385-348H385', 6) +
      stroke(keyBand(-372, -334, 744, 30, 18), 4, INK, ' stroke-linejoin="miter"') +
      stroke('M-346-292H346', 5) +
      fill(rayBand(-190, -282, 380, 100, 11)) +
      stand('torch', -266, -350, 1.3) +
      stand('aulete', -74, -350, 1.3) +
      place(figure('dancers'), 180, -350, 1.3),
  );
  const leaf = (x, mirror) =>
    place(branch([0, 0], [120, -560], 70, 9, 74, CLAY_DEEP, 6, 0.5), x, 880, 1, mirror);
  return (
    leaf(1330, false) +
    leaf(430, true) +
    place(
      stroke(handle, 26, CLAY) +
        `<g transform="scale(-1 1)">${stroke(handle, 26, CLAY)}</g>` +
        fill(bowl, CLAY) +
        onBowl,
      880,
      900,
    ) +
    stroke('M0 904H1600', 9) +
    fill(zigzagBand(0, 926, WIDE, 40, 40).replace(/$/, 'z'), CLAY_DEEP)
  );
};

// Two chairs on the bend of the track.
const para2024 = () =>
  place(
    [720, 610, 500].map((r) => ring(r, 8)).join('') +
      [665, 555].map((r) => stroke(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, 22, RED)).join('') +
      fill(rayRing(44, 300, 440, 0.42), RED) +
      ring(288, 8) +
      ring(262, 4),
    880,
    780,
  ) +
  rect(0, 780, WIDE, 220, GROUND) +
  line(785) +
  stroke(keyBand(0, 826, WIDE, 84, 16), 10, INK, ' stroke-linejoin="miter"') +
  line(950, WIDE, 7) +
  place(once('racer', figure('racer')), 400, 780, 2.55) +
  place(again('racer'), 1130, 780, 2.55);

// Crafts in an arcade: each arch a lit room in the other technique.
const heritage = () => {
  const arch = (x, inside) => place(fill(cuspedArch(404, 610), SLIP) + paint(RED_FIGURE, inside), x, 800);
  return (
    fill(checkBand(0, 0, WIDE, 56, 58)) +
    line(70, WIDE, 6) +
    arch(300, stand('builder', -32, 0, 1.45)) +
    arch(800, stand('painter', -48, 0, 1.95)) +
    arch(1300, stand('poet', -30, 0, 1.85)) +
    [50, 550, 1050, 1550].map((x) => place(column(590, 44, 4), x, 800)).join('') +
    rect(0, 800, WIDE, 26) +
    fill(laurelBand(0, 846, WIDE, 90, 24)) +
    line(891, WIDE, 4) +
    line(958, WIDE, 7)
  );
};

const monsoon = () =>
  rain(WIDE, 780, 46, CLAY_DEEP) +
  place(cloud(), 420, 236, 1.5) +
  place(cloud(), 1250, 250, 1.9) +
  place(cloud(), 850, 180, 1.25) +
  rect(0, 780, WIDE, 220, GROUND) +
  line(784) +
  fill(waveBand(0, 820, WIDE, 100, 12)) +
  rect(0, 918, WIDE, 22) +
  line(962, WIDE, 5) +
  stand('dancers', 760, 780, 2.15) +
  stand('drummer', 1240, 780, 2.15, true) +
  stand('hoop', 250, 780, 1.7);

const river = () =>
  place(raySun(300, { rays: 40 }), 400, 620) +
  rect(0, 690, WIDE, 310, GROUND) +
  fill(waveBand(0, 690, WIDE, 70, 16)) +
  rect(0, 758, WIDE, 242) +
  place(ship({ sail: WHITE, badge: OXBLOOD }), 980, 716, 1.3) +
  stand('aulete', 1240, 560, 0.85) +
  stand('musician', 720, 560, 0.85) +
  paint(
    { ...BLACK_FIGURE, ink: CLAY, ground: SLIP },
    fill(waveBand(0, 752, WIDE, 56, 16)) +
      place(dolphin(), 240, 880) +
      place(dolphin(), 520, 906, 0.85) +
      rect(0, 964, WIDE, 8),
  );

/** Key pictures of the previous events: the figures right of the middle. */
export const previousEventPictures = () => ({
  'delphi-gathering': sheet(WHITE_GROUND, 'A singer in the theatre below the round temple', delphi()),
  'first-national': sheet(RED_FIGURE, 'A mixing bowl painted with a procession', firstNational()),
  'para-2024': sheet(OXBLOOD_GROUND, 'Two wheelchair racers on the bend', para2024()),
  'heritage-2023': sheet(BLACK_FIGURE, 'A builder, a painter and a poet in an arcade', heritage()),
  'monsoon-2022': sheet(RED_FIGURE, 'Dancing in the rain', monsoon()),
  'river-2021': sheet(BLACK_FIGURE, 'A ship with musicians on a river', river()),
});
