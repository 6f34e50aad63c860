import { band, disc, figure, floor, path, put, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { flame, repeated } from './things.mjs';

/** Language, literary and oratory arts. */
export const language = {
  poetry: [
    'white',
    (c) => [
      disc(200, 136, 112, { fill: c.white }),
      disc(200, 136, 122, { line: c.ink, width: 4 }),
      figure('poet', 176, 250, c, { size: 0.52 }),
      floor(250, c.ink),
      band('laurel', 262, c.red, { height: 28, ruled: false }),
    ],
  ],
  'storytelling-and-epic-recitation': [
    'red',
    (c) => [
      path('M40 40h.1m50 28h.1m46-44h.1m60 20h.1m70-18h.1m44 40h.1m46-30h.1m-270 74h.1m190 10h.1', {
        line: c.white,
        width: 6,
      }),
      disc(200, 208, 96, { fill: c.red }),
      disc(200, 208, 66, { line: c.ground, width: 3 }),
      path('M0 252h400v48H0z', { fill: c.ground }),
      path('M90 210h46v40H90z'),
      someone(
        {
          ...poses.seated,
          beard: true,
          headTilt: -8,
          hands: [
            { to: [44, -150], bend: 1 },
            { to: [24, -84], bend: 1 },
          ],
        },
        138,
        250,
        c,
      ),
      path('M176 250l48-14m-48 0 48 14', { line: c.ink, width: 8 }),
      put(flame(c), 200, 240, { size: 1.2 }),
      someone({ ...poses.squatting, headTilt: -8, hair: 'pony' }, 270, 250, c, { size: 0.8, flip: true }),
      someone({ ...poses.squatting, headTilt: -8 }, 314, 250, c, { size: 0.62, flip: true }),
      floor(252, c.ink),
      band('wave', 266, c.ink, { ruled: false }),
    ],
  ],
  'debate-and-oratory': [
    'black',
    (c) => {
      const speaker =
        someone(poses.orator, 0, 0, c, { size: 0.98 }) +
        path('M38-104h44l-6 18h-8V0H50v-86h-8z') +
        path('M46-74h28M46-20h28', { line: c.ground, width: 2 });
      return [
        path('M200 0h200v250H200z', { fill: c.white }),
        path('M200 40l-28 26 28 26 28-26z', { fill: c.red }),
        path('M200 116v120', { line: c.red, width: 8, dash: '1 20' }),
        put(speaker, 84, 250),
        put(speaker.replaceAll(`stroke="${c.ground}"`, `stroke="${c.white}"`), 316, 250, { flip: true }),
        path('M0 250h400v50H0z'),
        band('meander', 264, c.ground, { ruled: false }),
      ];
    },
  ],
  'creative-writing': [
    'blood',
    (c) => [
      path('M106 30h150v190H106z'),
      path('M92 22h178M92 226h178', { line: c.red, width: 15 }),
      path('M124 62h112M124 86h96M124 110h112M124 134h74M124 158h40', { line: c.ground, width: 6 }),
      path('M172 166C190 96 240 44 306 18q4 76-52 124-36 28-76 32z', { fill: c.red }),
      path('M164 178C200 120 250 66 306 18', { line: c.white, width: 4 }),
      path('M236 92l34-4m-52 24 34-2m-52 22 26 0', { line: c.white, width: 2 }),
      path('M272 220h46q10 30-8 38h-30q-18-8-8-38z'),
      path('M268 218h54', { line: c.red, width: 8 }),
      floor(260, c.ink),
      band('tongue', 268, c.red, { ruled: false }),
    ],
  ],
  'languages-and-translation': [
    'red',
    (c) => [
      disc(86, 108, 72),
      disc(200, 150, 72, { fill: c.white }),
      disc(314, 108, 72, { fill: c.red }),
      path('M52 144l34-80 34 80M64 118h44', { line: c.ground, width: 13 }),
      path('M200 96v16m-42 8h84m-62 0q10 50 58 82m4-82q-10 50-62 82', { line: c.ground, width: 11 }),
      path('M346 84q-14-20-32-8-18 16 10 28-44 4-40 32t66 16', { line: c.white, width: 12 }),
      path('M0 246h400', { line: c.ink, width: 4 }),
      band('zigzag', 262, c.ink, { ruled: false }),
    ],
  ],
  'quiz-and-spelling': [
    'white',
    (c) => {
      const who = someone(
        {
          ...poses.handsUp,
          hands: [
            { to: [42, -214], bend: 1 },
            { to: [-30, -100], bend: 1 },
          ],
          headTilt: -8,
        },
        0,
        0,
        c,
        { size: 0.72 },
      );
      return [
        disc(200, 96, 80, { fill: c.white }),
        path('M200 16v160M200 16q-70 80 0 160M200 16q70 80 0 160M120 96h160M132 56h136M132 136h136', {
          line: c.ink,
          width: 3,
        }),
        disc(200, 96, 80, { line: c.ink, width: 6 }),
        repeated('a', put(who, 66, 250), [
          [134, 0],
          [262, 0],
        ]),
        repeated(
          'b',
          path('M28 182h76v68H28z') +
            disc(66, 216, 16, { fill: c.ground }) +
            disc(66, 216, 8, { fill: c.red }),
          [
            [134, 0],
            [262, 0],
          ],
        ),
        floor(250, c.ink),
        band('check', 262, c.ink, { ruled: false }),
      ];
    },
  ],
};
