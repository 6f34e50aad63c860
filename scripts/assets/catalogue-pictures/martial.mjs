import { band, disc, figure, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { ball, repeated, wheel } from './things.mjs';

/** Martial arts and traditional games. */
export const martial = {
  'traditional-games': [
    'black',
    (c) => [
      disc(214, 128, 104, { fill: c.white }),
      rings(214, 128, [112], c.ink, 4),
      figure('mallakhamb', 176, 250, c, { size: 0.5 }),
      ball(108, 230, 18, c),
      ball(70, 236, 12, c),
      path('M300 248l34-34', { line: c.ink, width: 9 }),
      path('M318 246h30', { line: c.red, width: 9 }),
      floor(250, c.ink),
      band('meander', 264, c.ink, { ruled: false }),
    ],
  ],
  'e-sports': [
    'red',
    (c) => {
      const player =
        someone(poses.seated, 0, 0, c, { size: 0.95 }) +
        path('M42-82h26v12H42z', { fill: c.white }) +
        path('M-48-52h38v8h-38zm4 8h7v44h-7zm24 0h7v44h-7z');
      return [
        path('M122 26h156v108H122z', { fill: c.red }),
        path('M122 26h156v108H122z', { line: c.ink, width: 8 }),
        path('M142 116v-12h12V92h12v12h12v12zm80 0V92h12V80h12v24h12v12z', { fill: c.white }),
        path('M196 68h12v12h-12zm0-24h12v12h-12zm-12 12h12v12h-12zm24 0h12v12h-12z', { fill: c.ink }),
        path('M200 138v22m-30 2h60', { line: c.ink, width: 8 }),
        put(player, 76, 250),
        put(player, 324, 250, { flip: true }),
        path('M150 206h100q20 0 20 22t-16 22-20-20h-68q-6 20-20 20t-16-22 20-22z'),
        path('M156 228h20m-10-10v20', { line: c.ground, width: 6 }),
        disc(236, 222, 5, { fill: c.ground }),
        disc(248, 232, 5, { fill: c.red }),
        floor(254, c.ink),
        band('check', 266, c.ink, { ruled: false }),
      ];
    },
  ],
  'air-sports': [
    'white',
    (c) => [
      disc(104, 102, 76, { fill: c.white }),
      path('M104 26v152M104 26q-52 76 0 152M104 26q52 76 0 152', { line: c.ink, width: 5 }),
      disc(104, 102, 76, { line: c.ink, width: 6 }),
      path('M72 168l16 46m48-46-16 46', { line: c.ink, width: 3 }),
      path('M84 214h40v28H84z'),
      path('M84 222h40', { line: c.white, width: 3 }),
      path('M200 92q92-84 184 8-20-18-38-2-14-22-36-8-18-20-38-4-18-16-34 4-18-14-38 2z', { fill: c.red }),
      path('M206 90l82 90m20-88-20 88m90-84-84 84', { line: c.ink, width: 2 }),
      someone(
        {
          ...poses.rowing,
          hands: [
            { to: [22, -104], bend: 1 },
            { to: [-22, -104], bend: -1 },
          ],
        },
        294,
        222,
        c,
        { size: 0.62 },
      ),
      path('M0 300l60-36 50 22 70-40 70 34 60-26 90 46z'),
      path('M196 168l18 20-18 20-18-20z', { fill: c.ink }),
      path('M196 208q12 14 0 28t6 26', { line: c.red, width: 3 }),
    ],
  ],
  'adventure-games': [
    'black',
    (c) => [
      disc(96, 92, 52, { fill: c.white }),
      rings(96, 92, [64], c.red, 5),
      path('M0 250l70-92 44 50 40-64 40 80v26z'),
      path('M400 0v250H180l50-84 14-6 10-50 30-30 10-46 34-34z', { fill: c.red }),
      path('M284 116l22 26m10-66 26 34m-72 60 30 24m40-44 34 40', { line: c.ink, width: 3 }),
      path('M330 0q-60 60-92 196', { line: c.white, width: 3 }),
      someone(poses.climbing, 208, 238, c, { size: 0.86 }),
      path('M0 250h400v50H0z'),
      band('zigzag', 264, c.ground, { ruled: false }),
    ],
  ],
  'motor-racing': [
    'blood',
    (c) => [
      path('M0 24h400v48H0z'),
      band('check', 24, c.ground, { height: 48, ruled: false }),
      path('M20 118h64m-44 26h60m-90 26h50m-30 26h48', { line: c.red, width: 5 }),
      path('M112 214h196q40 0 56 22l-8 6H106z', { fill: c.red }),
      someone(poses.driving, 212, 224, c, { size: 1.02 }),
      path('M110 214q-6-42 20-46l16 42h50l6 8h94l10-26 16-2-6 24h26q30 2 38 26H112z'),
      path('M252 172l16 30', { line: c.ink, width: 6 }),
      disc(252, 172, 5),
      disc(146, 226, 34, { fill: c.ground }),
      wheel(146, 226, 27, c),
      disc(314, 226, 34, { fill: c.ground }),
      wheel(314, 226, 27, c),
      disc(226, 224, 13, { fill: c.red }),
      floor(258, c.ink),
      path('M0 280h400', { line: c.red, width: 8, dash: '40 30' }),
    ],
  ],
  'board-games': [
    'white',
    (c) => {
      const player =
        someone(
          {
            ...poses.squatting,
            beard: true,
            hands: [
              { to: [54, -62], bend: 1 },
              { to: [42, -42], bend: 1 },
            ],
          },
          0,
          0,
          c,
        ) + path('M-44-26h36V0h-36z');
      return [
        disc(200, 112, 92, { fill: c.white }),
        path('M170 134h60v42h-60z'),
        path('M164 130h72', { line: c.red, width: 9 }),
        path('M178 122h.1m14 0h.1m22 0h.1', { line: c.ink, width: 10 }),
        put(player, 126, 176, { size: 0.96 }),
        put(player, 274, 176, { size: 0.96, flip: true }),
        path('M92 32v144m216-144v144', { line: c.ink, width: 4 }),
        path('M92 32l-6 18h12zm216 0-6 18h12z'),
        path('M0 176h400v124H0z'),
        path('M0 184h400v116H0z', { fill: c.ground }),
        band('check', 184, c.ink, { height: 116, ruled: false }),
        [
          [87, 213],
          [203, 242],
          [145, 271],
          [319, 213],
          [261, 271],
        ].map(([x, y], i) => disc(x, y, 11, { fill: i % 2 ? c.red : c.white })),
      ];
    },
  ],
  'beach-games': [
    'black',
    (c) => [
      path('M0 0h400v196H0z', { fill: c.white }),
      disc(318, 84, 54, { fill: c.red }),
      path('M0 172h400v24H0z', { fill: c.white }),
      band('wave', 170, c.ink, { ruled: false }),
      path('M212 90v160m134-160v160', { line: c.ink, width: 6 }),
      path('M212 94h134v44H212m0-30h134m-134 15h134M234 94v44m22-44v44m22-44v44m22-44v44m22-44v44', {
        line: c.ink,
        width: 2,
      }),
      someone(poses.spiking, 130, 262, { ...c, ground: c.white }, { size: 0.9 }),
      ball(204, 36, 16, c),
      someone(
        {
          ...poses.handsUp,
          hands: [
            { to: [40, -160], bend: 1 },
            { to: [34, -140], bend: 1 },
          ],
        },
        352,
        262,
        c,
        { size: 0.7, flip: true },
      ),
      path('M0 286h400', { line: c.ink, width: 6, dash: '1 16' }),
    ],
  ],
  'martial-arts': [
    'red',
    (c) => [
      disc(200, 116, 108, { fill: c.red }),
      disc(200, 116, 96, { line: c.ground, width: 3 }),
      someone(poses.kicking, 152, 244, { ...c, red: c.white }, { size: 0.92 }),
      someone(
        { ...poses.guard, chest: [-18, -140], headTilt: -10 },
        276,
        244,
        { ...c, red: c.ground },
        { size: 0.92, flip: true },
      ),
      floor(246, c.ink),
      band('ray', 262, c.ink, { ruled: false }),
    ],
  ],
  'water-sports': [
    'white',
    (c) => {
      const rower =
        someone(poses.rowing, 0, 0, { ...c, ground: c.white }, { size: 0.86 }) +
        path('M50-42 8 22', { line: c.ink, width: 4 }) +
        path('M12 16l-14 20', { line: c.red, width: 10 });
      return [
        disc(290, 92, 66, { fill: c.white }),
        repeated('a', put(rower, 100, 178), [
          [78, 0],
          [156, 0],
        ]),
        path('M30 166q20 4 28 12h284q26-2 40-32 2 62-40 62H80q-40-2-50-42z'),
        path('M74 192h270', { line: c.white, width: 7, dash: '1 17' }),
        disc(356, 188, 5, { fill: c.ground }),
        path('M0 204h400v96H0z', { fill: c.white }),
        band('wave', 204, c.ink, { ruled: false }),
        repeated(
          'd',
          path('M0 256q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0', { line: c.ink, width: 6 }),
          [[0, 24]],
        ),
        rings(290, 92, [76], c.ink, 3),
      ];
    },
  ],
  'pythian-proleagues': [
    'red',
    (c) => [
      disc(200, 126, 112, { line: c.red, width: 22 }),
      disc(200, 126, 112, { line: c.ground, width: 3, dash: '1 13' }),
      figure('nike', 216, 202, c, { size: 0.38 }),
      figure('tripod', 200, 258, { ...c, ground: c.ground }, { size: 0.26 }),
      path('M84 258h72v-26H84zm160 0h72v-18h-72z'),
      path('M96 245h48m112 4h48', { line: c.ground, width: 4 }),
      floor(258, c.ink),
      band('laurel', 266, c.ink, { height: 26, ruled: false }),
    ],
  ],
};
