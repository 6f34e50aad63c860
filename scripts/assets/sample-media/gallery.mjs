import {
  budBand,
  keyBand,
  laurelBand,
  laurelRing,
  rayBand,
  rayRing,
  tongueBand,
  tongueRing,
  waveBand,
} from './bands.mjs';
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
  OXBLOOD_GROUND,
  once,
  paint,
  picture,
  place,
  RED,
  RED_FIGURE,
  rect,
  ring,
  stroke,
  turn,
  WHITE,
  WHITE_GROUND,
} from './paint.mjs';
import { cloud, cuspedArch, keySun, oliveTree, raySun, temple, wreath } from './scenery.mjs';
import { keys, line, sheet, stand, WIDE } from './sheet.mjs';

/** Pictures of the event galleries: g3 and g6 are upright, the others landscape. */
export const galleryPictures = () => {
  const tall = (palette, title, body) => picture(1000, 1400, palette, title, body);

  const chariot = () =>
    line(40, WIDE, 7) +
    fill(tongueBand(0, 64, WIDE, 70, 44)) +
    line(158, WIDE, 5) +
    stand('chariot', 700, 830, 2.6) +
    rect(0, 830, WIDE, 170) +
    paint({ ...BLACK_FIGURE, ink: CLAY }, fill(waveBand(0, 866, WIDE, 86, 14)) + rect(0, 950, WIDE, 10));

  const consort = () =>
    place(cloud(), 1330, 190, 1) +
    place(circle(210, CLAY_DEEP), 330, 300) +
    [
      ['musician', 300],
      ['aulete', 640],
      ['poet', 950],
      ['drummer', 1300],
    ]
      .map(([name, x]) => stand(name, x, 800, 2.35))
      .join('') +
    line(804) +
    fill(budBand(0, 838, WIDE, 96, 44)) +
    line(958, WIDE, 7);

  const mask = () =>
    fill(cuspedArch(800, 1130), INK, ' transform="translate(500 1220)"') +
    paint(RED_FIGURE, place(circle(250, CLAY_DEEP), 500, 660) + stand('actor', 480, 1220, 3)) +
    rect(0, 1220, 1000, 180, GROUND) +
    line(1224, 1000) +
    fill(laurelBand(0, 1262, 1000, 100, 13)) +
    line(1312, 1000, 4) +
    line(1384, 1000, 6);

  const wrestlers = () =>
    place(
      circle(470, CLAY) +
        paint(
          BLACK_FIGURE,
          ring(462, 12) +
            fill(laurelRing(38, 392, 438)) +
            ring(376, 6) +
            fill('M-276 250A372 372 0 0 0 276 250z') +
            stand('wrestlers', 0, 250, 2.35) +
            paint({ ...BLACK_FIGURE, ink: CLAY }, fill(waveBand(-120, 268, 240, 36, 5))),
        ),
      800,
      500,
    ) +
    [180, 1420]
      .map((x) =>
        place(
          circle(120, GROUND) +
            ring(116, 8) +
            fill(tongueRing(24, 78, 106)) +
            ring(68, 4) +
            fill(rayRing(12, 22, 60)),
          x,
          500,
        ),
      )
      .join('') +
    stroke('M0 500H50M310 500H326M1274 500H1290M1550 500H1600', 8);

  const workshop = () => {
    const jar = (x, k) =>
      place(
        fill(
          'M-34 0L-20-14C-70-60-96-120-92-176C-88-220-60-240-34-250L-30-300H-48V-318H48V-300H30L34-250C60-240 88-220 92-176C96-120 70-60 20-14L34 0z',
        ) +
          stroke('M-88-140H88M-92-190H92', 6, GROUND) +
          stroke(keyBand(-72, -182, 144, 34, 4), 5, GROUND),
        x,
        400,
        k,
      );
    return (
      rect(0, 400, 620, 16) +
      [100, 280, 470].map((x, i) => jar(x, [0.8, 1, 0.86][i])).join('') +
      fill('M90 416h26l-26 60zM500 416h26v60z') +
      place(circle(330, LIGHT) + ring(356, 6), 1080, 470) +
      stand('painter', 960, 860, 3.2) +
      line(864) +
      fill(rayBand(0, 890, WIDE, 70, 60)) +
      line(976, WIDE, 6)
    );
  };

  const torch = () =>
    place(keySun(620, RED, { rays: 44 }), 500, 720) +
    rect(0, 1150, 1000, 250, GROUND) +
    fill('M0 1150H1000V1190H0zM0 1214H1000V1270H0zM0 1296H1000V1400H0z') +
    stand('torch', 470, 1150, 3.2);

  const builders = () =>
    place(temple(), 1120, 800, 2.1) +
    place(oliveTree(), 1470, 824, 1.5) +
    stand('builder', 420, 830, 2.5) +
    place(raySun(150, { disc: LIGHT }), 820, 200) +
    rect(0, 830, WIDE, 170, GROUND) +
    line(834) +
    keys(872, WIDE, 78, 20) +
    line(978, WIDE, 6);

  // Four pairs around a well, seen as on a bowl.
  const roundDance = () =>
    place(
      ring(488, 10) +
        fill(rayRing(64, 452, 480)) +
        ring(440, 4) +
        circle(140, RED) +
        ring(158, 8) +
        fill(laurelRing(20, 50, 124), WHITE) +
        circle(22, WHITE) +
        once('ring-pair', place(figure('dancers'), 0, -172, 1.02)) +
        [1, 2, 3, 4].map((i) => turn(again('ring-pair'), i * 72)).join(''),
      800,
      500,
    ) +
    [
      [160, 200],
      [1440, 200],
      [160, 800],
      [1440, 800],
    ]
      .map(([x, y]) => place(wreath(96, 7) + circle(18, RED), x, y))
      .join('');

  return {
    g1: sheet(BLACK_FIGURE, 'A chariot at full speed', chariot()),
    g2: sheet(RED_FIGURE, 'Four musicians in a row', consort()),
    g3: tall(BLACK_FIGURE, 'An actor lifts the mask under an arch', mask()),
    g4: sheet(OXBLOOD_GROUND, 'Wrestlers on a painted cup', wrestlers()),
    g5: sheet(WHITE_GROUND, 'A painter at work in the pottery', workshop()),
    g6: tall(BLACK_FIGURE, 'A runner carries the torch up the steps', torch()),
    g7: sheet(RED_FIGURE, 'A gardener waters a young tree by the temple', builders()),
    g8: sheet(WHITE_GROUND, 'Five pairs dance in a ring', roundDance()),
  };
};
