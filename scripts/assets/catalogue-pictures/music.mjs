import { band, disc, figure, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { lyre, repeated } from './things.mjs';

/** Musical, vocal and instrumental arts. */
export const music = {
  'vocal-music': [
    'black',
    (c) => [
      rings(330, 74, [40, 64, 88, 112, 136], c.red, 5),
      floor(250, c.ink),
      repeated('a', someone(poses.singer, 118, 250, c), [
        [66, 0],
        [132, 0],
      ]),
      band('tongue', 266, c.ink, { ruled: false }),
    ],
  ],
  'string-instruments': [
    'red',
    (c) => {
      const lute = (bowl, neck) =>
        disc(0, 0, bowl) +
        path(`M0 0v-${neck}`, { line: c.ink, width: 9 }) +
        path(`M-10-${neck}h20m-20 12h20m-20 12h20`, { line: c.ink, width: 3 }) +
        disc(0, 0, bowl * 0.3, { fill: c.ground }) +
        path(`M-3 ${bowl * 0.6}V-${neck}M3 ${bowl * 0.6}V-${neck}`, { line: c.white, width: 1 }) +
        path(`M-9 ${bowl * 0.6}H9`, { line: c.white, width: 4 });
      const guitar =
        path('M0 34c-40 0-40-42-20-50-14-14-4-36 20-36s34 22 20 36c20 8 20 50-20 50z') +
        path('M0-30v-98', { line: c.ink, width: 9 }) +
        path('M-12-122h24m-24-14h24', { line: c.ink, width: 4 }) +
        disc(0, -12, 10, { fill: c.ground }) +
        path('M-3 14v-146M3 14v-146', { line: c.white, width: 1 }) +
        path('M-12 14h24', { line: c.red, width: 5 });
      return [
        band('wave', 14, c.ink, { ruled: false }),
        figure('musician', 92, 250, c),
        put(lute(36, 150), 218, 214),
        put(lute(13, 150), 218, 92),
        put(guitar, 316, 214, { turn: 9, size: 1.05 }),
        floor(250, c.ink),
        path('M0 274h400', { line: c.red, width: 14, dash: '1 26' }),
      ];
    },
  ],
  'wind-instruments': [
    'white',
    (c) => {
      const pipes = Array.from({ length: 9 }, (_, i) => `M${i * 19} 0v${150 - i * 13}`).join('');
      return [
        disc(288, 140, 108, { fill: c.white }),
        path(`M212 66${pipes.slice(pipes.indexOf('v'))}`, { line: c.ink, width: 15 }).replace(
          /M(\d+) 0v/g,
          (_, x) => `M${212 + Number(x)} 66v`,
        ),
        path('M200 100h176M202 120h158', { line: c.red, width: 9 }),
        figure('aulete', 74, 250, c),
        path('M150 76q14-12 28 0t28 0M150 52q14-12 28 0t28 0', { line: c.red, width: 4 }),
        floor(250, c.ink),
        band('wave', 264, c.ink, { ruled: false }),
      ];
    },
  ],
  'percussion-instruments': [
    'blood',
    (c) => [
      disc(300, 126, 86),
      rings(300, 126, [70, 54], c.ground, 3),
      disc(300, 126, 22, { fill: c.red }),
      path('M300 30v18m0 156v18M204 126h18m156 0h18M232 58l13 13m110 110 13 13m0-136-13 13M245 181l-13 13', {
        line: c.red,
        width: 8,
      }),
      figure('drummer', 92, 250, c),
      path('M170 196h56q2 20-14 28-6 8 6 26h-40q12-18 6-26-16-8-14-28z'),
      path('M172 196h52', { line: c.red, width: 6 }),
      path('M176 204l8 18 8-18 8 18 8-18 8 18 6-16', { line: c.ground, width: 2 }),
      floor(250, c.ink),
      band('zigzag', 264, c.red, { ruled: false }),
    ],
  ],
  'keyboard-instruments': [
    'red',
    (c) => [
      rings(200, 96, [86, 74], c.red, 4),
      path('M252 92h58v108h-10v-44h-48z'),
      path('M252 118h-30v12h30z', { fill: c.white }),
      path('M262 102h40', { line: c.ground, width: 3, dash: '3 6' }),
      path('M150 144h44v8h-44zm6 8h6v48h-6zm26 0h6v48h-6z'),
      someone(
        {
          ...poses.seated,
          hands: [
            { to: [50, -88], bend: 1 },
            { to: [44, -76], bend: 1 },
          ],
        },
        198,
        200,
        c,
      ),
      path('M0 200h400v100H0z', { fill: c.white }),
      path(Array.from({ length: 11 }, (_, i) => `M${i * 36 + 20} 206v94`).join(''), {
        line: c.ground,
        width: 3,
      }),
      path([1, 2, 4, 5, 6, 8, 9].map((i) => `M${i * 36 - 26} 200h20v58h-20z`).join(''), { fill: c.ground }),
      path('M0 203h400', { line: c.ink, width: 6 }),
    ],
  ],
  'bands-and-ensembles': [
    'black',
    (c) => {
      const horn =
        path('M44-150h30l26-22v50l-26-16H44z', { fill: c.white }) +
        path('M52-144h16', { line: c.ink, width: 2 });
      const player =
        someone(
          {
            ...poses.folk,
            hands: [
              { to: [52, -146], bend: 1 },
              { to: [46, -136], bend: 1 },
            ],
          },
          0,
          0,
          c,
        ) + put(horn, -22, -24);
      return [
        disc(200, 130, 112, { fill: c.red }),
        rings(200, 130, [96, 80], c.ground, 3),
        repeated('a', put(player, 116, 250, { size: 0.86 }), [
          [72, 0],
          [144, 0],
        ]),
        floor(250, c.ink),
        band('meander', 264, c.ink, { ruled: false }),
      ];
    },
  ],
  'composition-and-sound': [
    'white',
    (c) => {
      const note = disc(0, 0, 10) + path('M9-2v-50', { line: c.ink, width: 4 });
      return [
        disc(200, 142, 98, { fill: c.white }),
        path(
          [0, 1, 2, 3, 4]
            .map((i) => `M0 ${112 + i * 22}Q100 ${84 + i * 22} 200 ${112 + i * 22}T400 ${112 + i * 22}`)
            .join(''),
          { line: c.ink, width: 2 },
        ),
        put(lyre(c), 200, 206, { size: 1.5 }),
        repeated('a', put(note, 52, 142), [
          [60, 40],
          [218, 36],
          [262, -6],
          [310, 26],
        ]),
        path('M61 90h60', { line: c.ink, width: 7 }),
        band('laurel', 258, c.red, { height: 28 }),
      ];
    },
  ],
};
