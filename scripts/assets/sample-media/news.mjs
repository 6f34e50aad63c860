import { laurelBand, laurelRing, rayBand, rayRing, tongueBand, waveBand, zigzagBand } from './bands.mjs';
import { emblem } from './figures.mjs';
import {
  BLACK_FIGURE,
  CLAY,
  CLAY_DEEP,
  circle,
  fill,
  GROUND,
  INK,
  LIGHT,
  paint,
  place,
  RED,
  RED_FIGURE,
  rect,
  ring,
  SLIP,
  stroke,
  turn,
  WHITE,
  WHITE_GROUND,
} from './paint.mjs';
import { branch, cypress, keySun, oliveTree, raySun } from './scenery.mjs';
import { keys, line, sheet, stand, WIDE } from './sheet.mjs';

/** Pictures of the news items. */
export const newsPictures = () => {
  // A winged victory flies in with the wreath, close and large.
  const victory = () =>
    place(keySun(560, CLAY_DEEP), 1000, 520) +
    stand('nike', 830, 1010, 3.1) +
    place(branch([0, 0], [60, -430], 40, 7, 60, CLAY_DEEP, 5, 0.5), 150, 990);

  const kithara = () =>
    place(circle(400, RED) + ring(424, 10) + fill(rayRing(48, 446, 560)) + ring(578, 5), 850, 500) +
    place(emblem('music'), 850, 520, 2.9) +
    rect(0, 940, WIDE, 60) +
    paint({ ...BLACK_FIGURE, ink: CLAY }, fill(tongueBand(0, 940, WIDE, 44, 50)));

  const masks = () =>
    fill(
      Array.from(
        { length: 5 },
        (_, i) => `M${i * 320} 0H${i * 320 + 320}Q${i * 320 + 160} 250 ${i * 320} 0z`,
      ).join(''),
      RED,
    ) +
    stroke(
      Array.from({ length: 5 }, (_, i) => `M${i * 320} 0Q${i * 320 + 160} 290 ${i * 320 + 320} 0`).join(''),
      6,
    ) +
    fill(Array.from({ length: 6 }, (_, i) => `M${i * 320 - 26} 0h52v210h-52z`).join('')) +
    turn(
      place(paint({ ...BLACK_FIGURE, ground: SLIP, light: CLAY }, emblem('theatre')), 0, 0, 2.5),
      -9,
      610,
      560,
    ) +
    turn(
      place(paint({ ...BLACK_FIGURE, ground: SLIP, light: WHITE }, emblem('theatre')), 0, 0, 2.5),
      8,
      1080,
      590,
    ) +
    rect(0, 906, WIDE, 94) +
    paint({ ...WHITE_GROUND, ink: WHITE }, fill(waveBand(0, 922, WIDE, 56, 16)));

  const pole = () =>
    place(
      [520, 430, 340].map((r) => ring(r, 10, LIGHT)).join('') +
        fill(laurelRing(34, 440, 512), LIGHT) +
        circle(300, LIGHT),
      900,
      470,
    ) +
    stand('mallakhamb', 800, 930, 3.7) +
    rect(0, 930, WIDE, 70) +
    paint({ ...WHITE_GROUND, ink: WHITE }, fill(rayBand(0, 944, WIDE, 46, 60)));

  const machine = () => {
    const grid =
      Array.from({ length: 7 }, (_, i) => `M0 ${i * 120 + 60}H${WIDE}`).join('') +
      Array.from({ length: 13 }, (_, i) => `M${i * 120 + 80} 0V860`).join('');
    return (
      stroke(grid, 2, CLAY_DEEP) +
      place(circle(330, CLAY_DEEP) + ring(352, 8) + ring(376, 3), 960, 460) +
      rect(0, 860, WIDE, 140, GROUND) +
      line(864) +
      keys(898, WIDE, 66, 20, 7) +
      stand('talos', 880, 860, 3.15) +
      stand('hoop', 330, 860, 1.7)
    );
  };

  const message = () =>
    place(raySun(230), 1230, 300) +
    fill('M0 860V690L180 560L300 640L470 470L640 650L760 590L900 700L1010 860z', LIGHT) +
    stroke('M470 470L450 590L500 700M180 560L170 660', 4, GROUND) +
    place(cypress(330, 74), 1330, 850) +
    place(cypress(260, 58), 1430, 850) +
    place(cypress(300, 66), 1530, 850) +
    place(oliveTree(), 150, 860, 1.7) +
    rect(0, 850, WIDE, 150) +
    paint({ ...WHITE_GROUND, ink: WHITE }, fill(laurelBand(0, 884, WIDE, 76, 26))) +
    stand('messenger', 800, 850, 2.6);

  const oracle = () => {
    const stars = [
      [160, 130],
      [330, 300],
      [520, 110],
      [700, 250],
      [1180, 120],
      [1380, 260],
      [1500, 110],
      [1290, 420],
      [380, 500],
    ];
    const smoke = (x) => `M${x} 300c60-60-50-110 0-170s40-80 10-150`;
    return (
      stars.map(([x, y]) => place(fill(rayRing(8, 6, 24, 0.5)) + circle(7, LIGHT), x, y)).join('') +
      place(circle(120, LIGHT) + circle(120, GROUND, 52, -22), 330, 250) +
      stroke(smoke(850) + smoke(950) + smoke(1050), 8, CLAY_DEEP) +
      stand('tripod', 950, 850, 3) +
      place(branch([0, 0], [-40, -460], -40, 7, 80, INK, 7, 0.6), 620, 850) +
      place(branch([0, 0], [-40, -460], -40, 7, 80, INK, 7, 0.6), 1280, 850, 1, true) +
      rect(0, 850, WIDE, 150, GROUND) +
      line(854) +
      fill(zigzagBand(0, 890, WIDE, 70, 32).concat('z')) +
      line(974, WIDE, 5)
    );
  };

  return {
    n1: sheet(RED_FIGURE, 'A winged victory brings the wreath', victory()),
    n2: sheet(BLACK_FIGURE, 'A kithara before the sun', kithara()),
    n3: sheet(WHITE_GROUND, 'Two masks under a curtain', masks()),
    n4: sheet(WHITE_GROUND, 'A pole gymnast', pole()),
    n5: sheet(RED_FIGURE, 'A bronze giant with a flying machine', machine()),
    n6: sheet(WHITE_GROUND, 'A messenger runs with a scroll', message()),
    n7: sheet(RED_FIGURE, 'A smoking tripod between laurels at night', oracle()),
  };
};
