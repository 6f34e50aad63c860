import { band, disc, figure, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { flame, repeated } from './things.mjs';

/** Social and cultural arts. */
export const social = {
  'festivals-and-rituals': [
    'red',
    (c) => {
      const lamp =
        path('M-26-16h52q-4 16-18 18h-16q-14-2-18-18zm18 18h16v8H-8z') + put(flame(c), 0, -18, { size: 0.5 });
      return [
        path('M0 30Q100 84 200 30 300 84 400 30', { line: c.red, width: 4 }),
        path(
          'M30 44l-12 26h24zm50 12-12 26h24zm50-4-12 26h24zm142 3-12 26h24zm50 0-12 26h24zm50-12-12 26h24z',
          { fill: c.red },
        ),
        figure('torch', 92, 250, c, { size: 0.42 }),
        repeated('a', put(lamp, 208, 238), [
          [62, 0],
          [124, 0],
        ]),
        repeated('b', put(lamp, 240, 186), [[62, 0]]),
        put(lamp, 272, 134),
        path('M180 250h186M214 198h116m-84-52h52', { line: c.ink, width: 4 }),
        floor(252, c.ink),
        band('tongue', 264, c.ink, { ruled: false }),
      ];
    },
  ],
  'cultural-exchange': [
    'white',
    (c) => [
      path('M0 0h200v300H0z', { fill: c.white }),
      disc(200, 128, 74, { fill: c.red }),
      path('M200 54a74 74 0 0 1 0 148z', { fill: c.ink }),
      someone(
        {
          ...poses.pointing,
          headTilt: 4,
          hands: [
            { to: [66, -130], bend: 1 },
            { to: [60, -116], bend: 1 },
          ],
        },
        104,
        250,
        { ...c, ground: c.white },
      ),
      someone(
        {
          ...poses.singer,
          hair: 'pony',
          headTilt: 4,
          hands: [
            { to: [66, -130], bend: 1 },
            { to: [60, -116], bend: 1 },
          ],
        },
        296,
        250,
        c,
        { flip: true },
      ),
      path('M178 112h44v34h-44z', { fill: c.ground }),
      path('M200 112v34m-22-17h44', { line: c.red, width: 5 }),
      path('M178 112h44v34h-44z', { line: c.ink, width: 4 }),
      floor(250, c.ink),
      band('meander', 264, c.ink, { ruled: false }),
    ],
  ],
  'community-projects': [
    'black',
    (c) => [
      path('M80 92h240L200 20z'),
      disc(200, 64, 13, { fill: c.ground }),
      path('M92 84h216', { line: c.white, width: 4, dash: '1 12' }),
      path('M70 98h260', { line: c.ink, width: 9 }),
      repeated(
        'a',
        someone(
          {
            ...poses.handsUp,
            hands: [
              { to: [34, -226], bend: 1 },
              { to: [-34, -226], bend: -1 },
            ],
          },
          120,
          250,
          c,
          { size: 0.68 },
        ),
        [
          [80, 0],
          [160, 0],
        ],
      ),
      floor(250, c.ink),
      path('M0 254h400v46H0z', { fill: c.red }),
      band('dots', 264, c.white, { ruled: false }),
    ],
  ],
  'yoga-and-well-being': [
    'white',
    (c) => [
      disc(200, 120, 106, { fill: c.white }),
      rings(200, 120, [116], c.red, 4),
      someone(poses.tree, 196, 246, { ...c, ground: c.white }, { size: 0.96 }),
      repeated('a', someone(poses.lotus, 88, 246, c, { size: 0.86 }), [[224, 0]]),
      floor(250, c.ink),
      path('M40 284q-14-20 0-34 14 14 0 34zm0 0q-26-4-28-26 22 2 28 26zm0 0q26-4 28-26-22 2-28 26z', {
        fill: c.red,
      }),
      repeated(
        'b',
        path('M94 290q-10-14 0-26 10 12 0 26zm0 0q-18-2-20-18 16 2 20 18zm0 0q18-2 20-18-16 2-20 18z', {
          fill: c.ink,
        }),
        [
          [53, 0],
          [106, 0],
          [159, 0],
          [212, 0],
          [265, 0],
        ],
      ),
    ],
  ],
  'peace-and-dialogue-forum': [
    'blood',
    (c) => [
      rings(200, 330, [96, 130, 164], c.red, 12),
      repeated('a', disc(60, 216, 13) + path('M40 262q0-30 20-30t20 30z'), [
        [70, -34],
        [140, -44],
        [210, -34],
        [280, 0],
      ]),
      path(
        'M112 84q40-2 60 14-20-52 6-82 40 14 46 66 28-18 50-4l26 6-24 12q-14 36-58 34-20 18-58 14 18-10 22-26-42-4-70-34z',
      ),
      disc(268, 86, 4, { fill: c.ground }),
      path('M184 40q24 20 28 52M196 30q18 24 20 58', { line: c.ground, width: 3 }),
      path('M296 90q30 20 60 6m-44 4 6-20m12 22 10-20m-22 22 2 20m14-20 8 18', { line: c.red, width: 6 }),
      path('M0 276h400', { line: c.ink, width: 4 }),
    ],
  ],
  'traditional-play-days': [
    'black',
    (c) => {
      const top =
        path('M-22-34h44L4-4 0 8l-4-12z') +
        path('M0-34v-18', { line: c.ink, width: 5 }) +
        path('M-17-26h34', { line: c.white, width: 4 });
      return [
        path('M0 190h400v60H0z', { fill: c.red }),
        disc(316, 66, 38, { fill: c.white }),
        figure('hoop', 168, 250, c, { size: 0.46 }),
        put(top, 332, 242, { turn: 10 }),
        put(top, 66, 242, { turn: -12 }),
        disc(362, 240, 8, { fill: c.white }),
        disc(384, 242, 6),
        path('M52 172q-40-60 0-120t0-40', { line: c.ink, width: 3 }),
        path('M0 0l54 18-30 40z', { fill: c.ink }),
        floor(252, c.ink),
        band('check', 266, c.ink, { ruled: false }),
      ];
    },
  ],
};
