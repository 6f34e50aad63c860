import { band, disc, figure, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { mask, repeated, turned } from './things.mjs';

/** Performing and theatre arts. */
export const theatre = {
  'classical-dance': [
    'black',
    (c) => [
      turned('a', path('M200 36l9-26h-18z', { fill: c.red }), 24, 200, 140),
      rings(200, 140, [98], c.ink, 5),
      disc(200, 140, 88, { line: c.red, width: 6, dash: '2 14' }),
      path('M0 236h400v64H0z', { fill: c.ground }),
      someone(poses.classical, 200, 236, c, { size: 1.08 }),
      floor(236, c.ink),
      band('tongue', 254, c.ink),
    ],
  ],
  'folk-and-tribal-dance': [
    'red',
    (c) => [
      disc(200, 122, 108, { line: c.red, width: 12, dash: '1 21.6' }),
      figure('dancers', 200, 246, c, { size: 0.46 }),
      floor(246, c.ink),
      band('wave', 262, c.ink, { ruled: false }),
    ],
  ],
  'contemporary-and-street-dance': [
    'blood',
    (c) => {
      const box =
        path('M0 0h84v156H0z') +
        disc(42, 42, 26, { fill: c.ground }) +
        disc(42, 108, 34, { fill: c.ground }) +
        disc(42, 42, 12, { fill: c.red }) +
        disc(42, 108, 15, { fill: c.red });
      return [
        disc(200, 132, 106, { fill: c.red }),
        repeated('a', put(box, 12, 84), [[292, 0]]),
        someone(
          poses.upsideDown,
          192,
          240,
          { ...c, ink: c.white, ground: c.red, red: c.ground },
          { size: 1.1 },
        ),
        path('M0 240h400v60H0z'),
        band('check', 258, c.ground, { ruled: false }),
      ];
    },
  ],
  theatre: [
    'black',
    (c) => [
      path('M0 246h400v54H0z'),
      rings(318, 246, [66, 92, 118, 144], c.ink, 7),
      rings(318, 246, [79, 105, 131], c.red, 3),
      path('M0 246h400v54H0z'),
      figure('actor', 106, 246, c),
      put(mask(c, true), 290, 150, { turn: -8 }),
      put(mask(c, false), 346, 190, { turn: 10, size: 0.8 }),
      band('meander', 262, c.ground, { ruled: false }),
    ],
  ],
  'puppetry-and-shadow-play': [
    'white',
    (c) => {
      const puppet = (pose, x, flip) =>
        someone(pose, x, 226, { ...c, ground: c.white }, { size: 0.78, flip });
      return [
        path('M40 44h320v190H40z', { fill: c.white }),
        path('M40 44h320v190H40z', { line: c.ink, width: 8 }),
        path('M118 34 96 112m22-78 36 82m112-82-36 82m36-82 22 78', { line: c.ink, width: 2 }),
        path('M84 34h68m-34-16v32m114-16h68m-34-16v32', { line: c.red, width: 9 }),
        puppet({ ...poses.folk, cap: c.white }, 122, false),
        puppet({ ...poses.woman, cap: c.white }, 268, true),
        path('M0 300V250h400v50z'),
        band('zigzag', 264, c.ground, { ruled: false }),
      ];
    },
  ],
  'circus-magic-and-illusion': [
    'red',
    (c) => [
      path('M0 0h400L200 92z', { fill: c.red }),
      path('M60 0 200 92 140 0m120 0-60 92L340 0', { line: c.ground, width: 4 }),
      disc(200, 250, 70, { fill: c.red }),
      someone(poses.handsUp, 198, 232, c, { size: 0.86 }),
      [
        [132, 118],
        [142, 82],
        [170, 56],
        [208, 46],
        [244, 60],
        [264, 90],
      ].map(([x, y], i) => disc(x, y, 11, { fill: i % 2 ? c.white : c.ink })),
      path('M130 250a70 18 0 0 1 140 0v50H130z', { fill: c.ink }),
      path('M142 262h116', { line: c.ground, width: 10, dash: '1 18' }),
      floor(288, c.ink, 24),
      path('M0 288h400', { line: c.ground, width: 8, dash: '1 24' }),
    ],
  ],
  'costume-and-fashion-parade': [
    'white',
    (c) => {
      const lady = someone({ ...poses.woman, hem: [4, 38], hair: 'bun' }, 0, 0, c);
      const dots = path('M-14-40h.1m18-6h.1m16 6h.1M-8-64h.1m20 0h.1M-18-20h.1m22-4h.1m20 4h.1', {
        line: c.white,
        width: 7,
      });
      const stripes = path('M-26-18h58M-22-38h52M-16-60h40', { line: c.red, width: 8 });
      return [
        band('laurel', 16, c.red, { height: 26, ruled: false }),
        disc(200, 148, 98, { fill: c.white }),
        `<defs><g id="a">${lady}</g></defs>`,
        [
          [112, stripes],
          [200, dots],
          [288, path('M-30-12h66', { line: c.white, width: 9, dash: '1 14' })],
        ].map(([x, trim]) => put(`<use href="#a"/>${trim}`, x, 250, { size: 0.9 })),
        floor(250, c.ink),
        band('tongue', 264, c.ink, { ruled: false }),
      ];
    },
  ],
};
