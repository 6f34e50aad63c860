import { band, disc, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { amphora, flame, turned } from './things.mjs';

/** Visual, heritage and artisan arts. */
export const visual = {
  'painting-and-drawing': [
    'black',
    (c) => [
      path('M322 70l30 180M246 70l-30 180', { line: c.ink, width: 7 }),
      path('M208 44h152v124H208z', { fill: c.white }),
      path('M208 168l44-62 34 40 24-30 50 52z', { fill: c.ink }),
      disc(316, 78, 17, { fill: c.red }),
      path('M208 44h152v124H208z', { line: c.ink, width: 7 }),
      path('M196 172h176', { line: c.ink, width: 9 }),
      someone(
        {
          ...poses.pointing,
          hands: [
            { to: [44, -100], bend: 1 },
            { to: [66, -136], bend: 1 },
          ],
          hair: 'bun',
        },
        112,
        250,
        c,
      ),
      path('M168 124l44-20', { line: c.ink, width: 4 }),
      path('M204 108l12-6', { line: c.red, width: 8 }),
      disc(158, 156, 18, { fill: c.white }),
      path('M150 152h.1m10-6h.1m6 12h.1', { line: c.red, width: 7 }),
      floor(250, c.ink),
      band('dots', 264, c.ink, { ruled: false }),
    ],
  ],
  'sculpture-and-pottery': [
    'red',
    (c) => {
      const runner = `<g transform="translate(-2 -37) scale(.13)">${someone(poses.running, 0, 0, { ...c, ground: c.ink, red: c.ground, ink: c.ground })}</g>`;
      const belly = `${path('M-26-64h52l-4 25h-44z', { fill: c.ink })}<g fill="${c.ground}">${runner}</g>`;
      return [
        disc(200, 132, 120, { line: c.red, width: 5 }),
        put(amphora(c, belly), 200, 258, { size: 2.25 }),
        path('M140 258h120v16H140z'),
        path('M96 274h208', { line: c.ink, width: 8 }),
        band('ray', 276, c.red, { ruled: false }),
        path('M24 60v150M376 60v150', { line: c.red, width: 20, dash: '1 30' }),
      ];
    },
  ],
  'photography-and-film': [
    'white',
    (c) => [
      path('M0 0h400v40H0z'),
      path('M6 20h400', { line: c.ground, width: 14, dash: '10 18' }).replace(
        'stroke-width',
        'stroke-linecap="butt" stroke-width',
      ),
      disc(284, 142, 92, { fill: c.white }),
      path('M284 190l-44 66m44-66 44 66m-44-66v66', { line: c.ink, width: 7 }),
      path('M214 98h32l10-18h48l10 18h46v92H214z'),
      disc(282, 144, 38, { fill: c.ground }),
      disc(282, 144, 28),
      disc(282, 144, 16, { fill: c.red }),
      disc(276, 138, 5, { fill: c.ground }),
      disc(340, 114, 7, { fill: c.white }),
      someone(
        {
          ...poses.handsUp,
          hands: [
            { to: [56, -130], bend: 1 },
            { to: [-26, -86], bend: 1 },
          ],
          headTilt: 0,
          hair: 'pony',
        },
        116,
        256,
        c,
      ),
      path('M0 256h400v44H0z'),
      path('M6 280h400', { line: c.ground, width: 14, dash: '10 18' }).replace(
        'stroke-width',
        'stroke-linecap="butt" stroke-width',
      ),
    ],
  ],
  'traditional-crafts': [
    'blood',
    (c) => [
      path('M196 40h112M204 30v220m96-220v220', { line: c.ink, width: 9 }),
      path(Array.from({ length: 11 }, (_, i) => `M${212 + i * 8} 44v116`).join(''), {
        line: c.ink,
        width: 2,
      }),
      path('M208 150h88v84h-88z', { fill: c.red }),
      path(
        'M208 168l11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12M208 214l11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12',
        { line: c.ground, width: 5 },
      ),
      path('M208 190h88', { line: c.white, width: 8, dash: '1 14' }),
      path('M112 212h48v38h-48z'),
      path('M112 224h48', { line: c.red, width: 5 }),
      someone(
        {
          ...poses.seated,
          hair: 'bun',
          hands: [
            { to: [62, -104], bend: 1 },
            { to: [56, -86], bend: 1 },
          ],
        },
        164,
        250,
        c,
      ),
      floor(250, c.ink),
      band('check', 262, c.red, { ruled: false }),
    ],
  ],
  'calligraphy-and-lettering': [
    'white',
    (c) => [
      path('M0 0h76v300H0z', { fill: c.white }),
      disc(38, 60, 20),
      disc(38, 118, 20, { line: c.ink, width: 5 }),
      path('M38 156v110', { line: c.ink, width: 6, dash: '1 22' }),
      path('M118 88C190 40 280 66 236 128S118 206 182 242s140-14 138-60', { line: c.ink, width: 30 }),
      path('M124 78C196 36 274 60 232 120', { line: c.ground, width: 3 }),
      path('M146 210q2 26 40 36', { line: c.ground, width: 3 }),
      path('M320 182q-16-14-6-40l14-8 10 10q6 24-18 38z', { fill: c.ink }),
      path('M328 138 366 34', { line: c.ink, width: 11 }),
      path('M324 146l10-20', { line: c.red, width: 14 }),
      path('M324 226h44v44h-44z', { fill: c.red }),
      path('M334 236h24v24h-12v-12h-12z', { line: c.ground, width: 4 }),
    ],
  ],
  'floor-and-body-art': [
    'red',
    (c) => {
      const petal = (y, r, w) => `M200 ${y}q-${w}-${r / 2} 0-${r} ${w} ${r / 2} 0 ${r}z`;
      return [
        turned('a', path(petal(110, 62, 34)) + disc(200, 36, 6, { fill: c.white }), 12, 200, 150),
        rings(200, 150, [124], c.red, 5),
        rings(200, 150, [104], c.ground, 3),
        turned('b', path(petal(136, 38, 26), { fill: c.red }), 8, 200, 150),
        turned('d', path(petal(140, 22, 16), { fill: c.white }), 8, 200, 150),
        disc(200, 150, 9),
        turned('e', disc(200, 20, 4), 24, 200, 150),
        path('M0 0h60L0 60zM400 0h-60l60 60zM0 300h60L0 240zm400 0h-60l60-60z'),
      ];
    },
  ],
  'culinary-heritage': [
    'black',
    (c) => [
      path('M254 88q-16-16 0-32t0-32m34 64q-16-16 0-32t0-32m34 64q-16-16 0-32t0-32', {
        line: c.white,
        width: 6,
      }),
      put(flame(c), 262, 252),
      put(flame(c), 290, 252, { size: 1.1 }),
      put(flame(c), 318, 252),
      path('M222 250l14-40m122 40-14-40', { line: c.ink, width: 8 }),
      path('M216 112h148q8 88-54 100h-40q-62-12-54-100z'),
      path('M206 108h168', { line: c.ink, width: 12 }),
      path('M226 136h128', { line: c.ground, width: 10, dash: '1 18' }),
      path('M234 168h112', { line: c.red, width: 6 }),
      someone(
        {
          ...poses.pointing,
          hair: 'bun',
          hands: [
            { to: [56, -120], bend: 1 },
            { to: [66, -150], bend: 1 },
          ],
        },
        124,
        250,
        c,
      ),
      path('M190 98l58 32', { line: c.ink, width: 6 }),
      put(amphora(c), 48, 250, { size: 0.9 }),
      floor(250, c.ink),
      band('laurel', 262, c.ink, { height: 26, ruled: false }),
    ],
  ],
};
