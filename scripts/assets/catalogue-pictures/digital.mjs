import { band, disc, figure, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { drone, repeated, wheel } from './things.mjs';

/** Robotic, virtual and digital arts. */
export const digital = {
  'robotics-challenge': [
    'black',
    (c) => [
      disc(320, 110, 82, { line: c.red, width: 18, dash: '23 20' }),
      disc(320, 110, 74, { fill: c.red }),
      disc(320, 110, 34, { fill: c.ground }),
      rings(320, 110, [54], c.ground, 3),
      figure('talos', 106, 250, c, { size: 0.47 }),
      path('M258 166h88v54h-88z'),
      path('M284 166v-24h36v24m-18-24v-22', { line: c.ink, width: 6 }),
      disc(302, 116, 7, { fill: c.white }),
      disc(284, 190, 11, { fill: c.white }),
      disc(320, 190, 11, { fill: c.white }),
      disc(287, 190, 4),
      disc(323, 190, 4),
      path('M346 190h28m0 0 12-12m-12 12 12 12', { line: c.ink, width: 7 }),
      wheel(276, 230, 16, c, 6),
      wheel(330, 230, 16, c, 6),
      floor(250, c.ink),
      band('meander', 264, c.ink, { ruled: false }),
    ],
  ],
  'drones-and-autonomy': [
    'red',
    (c) => [
      path('M154 72l-40 178h-70zm90-16-30 194h60zm90 16 40 178h-80z', { fill: c.red }),
      repeated('a', put(drone(c), 154, 72), [
        [90, -20],
        [180, 0],
      ]),
      repeated('b', put(drone(c), 200, 122, { size: 0.8 }), [[90, 0]]),
      someone(
        {
          ...poses.pointing,
          headTilt: -22,
          hands: [
            { to: [46, -126], bend: 1 },
            { to: [36, -110], bend: 1 },
          ],
        },
        76,
        250,
        c,
      ),
      path('M112 132h24v12h-24z', { fill: c.white }),
      path('M134 132l8-16', { line: c.white, width: 2 }),
      path('M218 228q4-24 24-26l14-24h60l22 24q28 2 32 26v8H218z'),
      path('M262 200l10-14h18v14zm36-14h14l12 14h-26z', { fill: c.ground }),
      disc(364, 216, 5, { fill: c.white }),
      wheel(252, 236, 14, c, 6),
      wheel(336, 236, 14, c, 6),
      floor(252, c.ink),
      path('M0 276h400', { line: c.ink, width: 7, dash: '28 22' }),
    ],
  ],
  'game-design': [
    'blood',
    (c) => [
      path('M200 22h176v176H200zM224 198V46h128v128H248V70h80v80h-56V94h32v32', { line: c.red, width: 10 }),
      disc(288, 110, 0.1),
      disc(300, 112, 8, { fill: c.ink }),
      someone({ ...poses.running, hair: 'pony' }, 96, 244, c),
      path('M196 228h.1m28 0h.1m28 0h.1m28 0h.1m28 0h.1', { line: c.red, width: 14 }),
      path('M350 206h36v36h-36z'),
      path('M359 215h.1m18 18h.1m-18 0h.1m18-18h.1m-9 9h.1', { line: c.ground, width: 6 }),
      path('M24 30h18V12h18v18h18v18H60v18H42V48H24z'),
      disc(132, 30, 11, { fill: c.red }),
      disc(156, 54, 11),
      floor(250, c.ink),
      band('meander', 264, c.ink, { ruled: false }),
    ],
  ],
  'animation-and-visual-effects': [
    'white',
    (c) => {
      const holes = (y) =>
        path(`M8 ${y}h400`, { line: c.ground, width: 12, dash: '12 16' }).replace(
          'stroke-width',
          'stroke-linecap="butt" stroke-width',
        );
      const frames = [
        poses.running,
        poses.leaping,
        {
          ...poses.running,
          feet: [
            { to: [40, -60], bend: -1, toe: 20 },
            { to: [-20, -8], bend: -1 },
          ],
        },
      ];
      return [
        path('M0 44h400v212H0z'),
        holes(62),
        holes(238),
        path('M8 84h120v132H8zm132 0h120v132H140zm132 0h120v132H272z', { fill: c.white }),
        frames.map((pose, i) => someone(pose, 66 + i * 132, 210, { ...c, ground: c.white }, { size: 0.56 })),
        path('M16 210h104m28 0h104m28 0h104', { line: c.ink, width: 3 }),
        path('M0 22h400M0 278h400', { line: c.red, width: 8, dash: '1 20' }),
      ];
    },
  ],
  'virtual-and-augmented-reality': [
    'red',
    (c) => [
      path(
        'M232 250v-92h136v92m-112-92v92m28-92v92m32-92v92m28-92v92M222 158h156l-78-52zm0 92h156M222 144h156',
        { line: c.white, width: 3, dash: '3 7' },
      ),
      rings(112, 98, [128, 160, 192, 224], c.red, 3),
      someone(
        {
          ...poses.pointing,
          cap: false,
          hands: [
            { to: [72, -160], bend: 1 },
            { to: [64, -124], bend: 1 },
          ],
        },
        104,
        250,
        c,
        { size: 1.08 },
      ),
      path('M104 46h28q6 0 6 8v10q0 8-6 8h-28z', { fill: c.white }),
      path('M84 58h22', { line: c.white, width: 6 }),
      disc(212, 66, 12, { line: c.ink, width: 4 }),
      disc(196, 196, 8, { line: c.ink, width: 4 }),
      disc(362, 60, 18, { line: c.ink, width: 4 }),
      floor(250, c.ink),
      band('dots', 264, c.ink, { ruled: false }),
    ],
  ],
  'creative-coding-and-ai-art': [
    'blood',
    (c) => {
      const tile = path('M0 20A20 20 0 0 0 20 0M20 40A20 20 0 0 1 40 20', { line: c.ink, width: 6 });
      const cells = [];
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 10; column++) {
          const turn = ((row * 7 + column * 5 + row * column) % 4) % 2;
          cells.push(
            `<use href="#a" transform="translate(${column * 40 + (turn ? 40 : 0)} ${row * 40 - 10})${turn ? 'rotate(90)' : ''}"/>`,
          );
        }
      return [
        `<defs><g id="a">${tile}</g></defs>${cells.join('')}`,
        disc(200, 150, 96, { fill: c.red }),
        disc(200, 150, 84, { line: c.ground, width: 4 }),
        path('M164 116l-34 34 34 34m72-68 34 34-34 34', { line: c.white, width: 13 }),
        path('M214 104l-28 92', { line: c.ink, width: 13 }),
      ];
    },
  ],
  'digital-sound': [
    'black',
    (c) => [
      path(
        [40, 78, 112, 64, 130, 96, 148, 118, 70, 132, 88, 54, 104, 60]
          .map((h, i) => `M${18 + i * 28} 190v-${h}`)
          .join(''),
        { line: c.red, width: 15 },
      ).replace('stroke-width', 'stroke-linecap="butt" stroke-width'),
      someone(
        {
          ...poses.handsUp,
          hands: [
            { to: [46, -96], bend: 1 },
            { to: [-40, -216], bend: -1 },
          ],
          headTilt: 0,
        },
        196,
        276,
        c,
        { size: 1.05 },
      ),
      path('M192 92q2-24 20-22', { line: c.white, width: 5 }),
      disc(194, 94, 8, { fill: c.white }),
      path('M0 250h400v50H0z', { fill: c.ground }),
      path('M84 190h232v60H84z'),
      disc(140, 220, 24, { fill: c.ground }),
      disc(140, 220, 19),
      disc(140, 220, 6, { fill: c.red }),
      disc(260, 220, 24, { fill: c.ground }),
      disc(260, 220, 19),
      disc(260, 220, 6, { fill: c.red }),
      path('M186 204v32m14-32v32m14-32v32', { line: c.ground, width: 3 }),
      path('M182 214h8m6 14h8m6-8h8', { line: c.white, width: 6 }),
      floor(250, c.ink),
      band('zigzag', 262, c.ink, { ruled: false }),
    ],
  ],
};
