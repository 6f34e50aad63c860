import { band, disc, floor, path, put, rings, someone } from './canvas.mjs';
import { poses } from './poses.mjs';
import { repeated, temple, tree, turned, wheel } from './things.mjs';

/** Architectonics and eco arts. */
export const eco = {
  'architectural-design': [
    'red',
    (c) => [
      path('M0 60h400M0 120h400M0 180h400M80 0v250M160 0v250M240 0v250M320 0v250', {
        line: c.red,
        width: 1.5,
      }),
      rings(200, 250, [196, 172, 148], c.red, 7),
      temple(96, 250, 208, 150, c, 6),
      path('M322 26l-34 128m34-128 46 122', { line: c.white, width: 6 }),
      disc(322, 30, 10, { fill: c.white }),
      path('M304 96h44', { line: c.white, width: 4 }),
      path('M24 44v182M18 44h12M18 226h12', { line: c.white, width: 3 }),
      floor(252, c.ink),
      path('M0 276h400', { line: c.ink, width: 10, dash: '1 20' }),
    ],
  ],
  'heritage-conservation': [
    'black',
    (c) => {
      const column = (x, h) =>
        path(`M${x} 250h52v-12h-5l-4-${h}h-34l-4 ${h}h-5z`) +
        path(`M${x + 16} 236v-${h - 4}m10 ${h - 4}v-${h - 4}m10 ${h - 4}v-${h - 4}`, {
          line: c.ground,
          width: 2,
        });
      return [
        disc(90, 84, 48, { fill: c.white }),
        column(40, 92),
        path('M49 146l8-16 10 12 8-14 8 18z', { fill: c.ink }),
        column(252, 170),
        path('M244 54h68l-10 14h-48z'),
        path('M236 40h164v14H236z'),
        column(344, 170),
        path('M336 54h64v14h-60z'),
        path('M110 96h132M110 178h132M122 20v230M230 20v230M122 178l108-82', { line: c.red, width: 6 }),
        someone(poses.hammering, 156, 174, c, { size: 0.7 }),
        path('M142 30l16-8m-14-8 8 22', { line: c.ink, width: 7 }),
        path('M150 250v-34h56v34zm10-34v-24h38v24z', { fill: c.ink }),
        path('M150 216h56', { line: c.ground, width: 3 }),
        path('M0 250h400v50H0z'),
        band('tongue', 264, c.ground, { ruled: false }),
      ];
    },
  ],
  'model-making': [
    'white',
    (c) => [
      disc(224, 120, 104, { fill: c.white }),
      temple(206, 178, 86, 74, c, 4),
      path('M186 184h132', { line: c.ink, width: 11 }),
      path('M204 190v60m96-60v60', { line: c.ink, width: 7 }),
      path('M204 220h96', { line: c.ink, width: 4 }),
      someone(
        {
          ...poses.stooping,
          hair: 'bun',
          hands: [
            { to: [66, -88], bend: 1 },
            { to: [58, -112], bend: 1 },
          ],
        },
        138,
        250,
        { ...c },
        { size: 1.06 },
      ),
      path('M206 126l-4 10', { line: c.red, width: 5 }),
      path('M0 254h400v46H0z', { fill: c.red }),
      path('M0 254h400', { line: c.ink, width: 4 }),
      path(
        'M0 300v-16h20a30 30 0 0 1 60 0h20a30 30 0 0 1 60 0h20a30 30 0 0 1 60 0h20a30 30 0 0 1 60 0h20a30 30 0 0 1 60 0v16z',
        { fill: c.ground },
      ),
    ],
  ],
  'gardens-and-landscapes': [
    'black',
    (c) => [
      disc(200, 120, 108, { fill: c.white }),
      tree(232, 250, 214, c),
      someone(
        {
          ...poses.stooping,
          hands: [
            { to: [52, -78], bend: 1 },
            { to: [44, -92], bend: 1 },
          ],
        },
        122,
        250,
        c,
        { size: 0.92 },
      ),
      path('M158 150h34v30h-34z', { fill: c.ink }),
      path('M190 160l22-12m-40 2q2-16 16-14', { line: c.ink, width: 5 }),
      path('M216 154q10 30 6 90m4-92q16 34 14 92', { line: c.red, width: 3, dash: '5 8' }),
      floor(250, c.ink),
      path('M0 252h400v48H0z', { fill: c.ink }),
      repeated(
        'a',
        path('M16 296v-22m0 8q-12-2-12-14 12 2 12 14zm0 0q12-2 12-14-12 2-12 14z', {
          line: c.ground,
          width: 3,
        }),
        Array.from({ length: 11 }, (_, i) => [36 * (i + 1), 0]),
      ),
    ],
  ],
  'recycled-and-land-art': [
    'red',
    (c) => {
      const stones = Array.from({ length: 52 }, (_, i) => {
        const angle = i * 0.34 + 0.012 * i;
        const r = 12 + i * 2.25;
        return `M${Math.round(200 + r * Math.cos(angle))} ${Math.round(152 + r * Math.sin(angle))}h.1`;
      });
      return [
        path('M0 0h400v300H0z', { fill: c.red }),
        disc(200, 152, 142, { fill: c.ground }),
        path(stones.slice(0, 20).join(''), { line: c.ink, width: 10 }),
        path(stones.slice(20).join(''), { line: c.ink, width: 15 }),
        disc(200, 152, 7, { fill: c.white }),
        wheel(48, 52, 30, c),
        wheel(352, 248, 30, c),
        path('M330 28h44v30l-10 6v20h-24V64l-10-6z', { fill: c.ink }),
        path('M330 46h44', { line: c.red, width: 5 }),
        path('M26 226h44l-6 52H32z', { fill: c.ink }),
        path('M22 226h52', { line: c.white, width: 5 }),
      ];
    },
  ],
  'eco-innovation': [
    'white',
    (c) => {
      const mill =
        turned('a', path('M0-6Q10-34 0-66-8-30 0-6z'), 3, 0, 0) +
        path('M0 8l-5 126H5z') +
        disc(0, 0, 7, { fill: c.red });
      return [
        disc(66, 70, 42, { fill: c.white }),
        turned('b', path('M66 16V4', { line: c.white, width: 6 }), 12, 66, 70),
        put(mill, 178, 100),
        put(mill.replaceAll('"#a"', '"#d"').replace('id="a"', 'id="d"'), 318, 84, { size: 1.22, turn: 0 }),
        path('M0 236l50-34q60-26 120 0t120 0 110 0v34z', { fill: c.red }),
        path('M26 190h76l16 42H42z', { fill: c.ink }),
        path('M34 204h76m-72 14h78m-64-28 14 42m8-42 14 42', { line: c.ground, width: 2 }),
        path('M0 234h400v66H0z', { fill: c.white }),
        band('wave', 240, c.ink, { ruled: false }),
        path('M0 282q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0', { line: c.ink, width: 5 }),
      ];
    },
  ],
};
