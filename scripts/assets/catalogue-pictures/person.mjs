import { around, closed, even } from './curves.mjs';

/*
 * A person in profile, facing right, in the style of the other figures: from a skeleton (pelvis, chest, hands, feet) to
 * silhouettes that overlap with incised edges. A standing person is about 200 units tall, the ground is y = 0.
 */
const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
const times = (a, k) => [a[0] * k, a[1] * k];
const across = ([x, y]) => [-y, x];
const mix = (a, b, t) => add(a, times(sub(b, a), t));
const unit = (a) => times(a, 1 / (Math.hypot(...a) || 1));

/** Half widths of a limb along its length, front and back: 0 at its root, 1 at the knee or elbow, 2 at its end. */
const LEG = [
  [0, 12, 15],
  [0.4, 14, 13],
  [0.9, 8.4, 6.6],
  [1.3, 5, 11],
  [1.75, 3.6, 4.4],
  [2.05, 4, 4.2],
];
const ARM = [
  [0, 7, 7.2],
  [0.4, 7.6, 7],
  [0.95, 4.8, 4.6],
  [1.25, 5.8, 5.6],
  [1.95, 3, 3],
];
const FOOT = [
  [-5, -3],
  [-7, 7],
  [-5, 9],
  [12, 9],
  [25, 9],
  [25, 6],
  [12, 1],
  [4, -5],
];
const HEAD = [
  [5, 4],
  [4, -4],
  [7, -7],
  [13, -6],
  [13, -10],
  [13, -12],
  [17, -14],
  [17, -15],
  [15, -20],
  [12, -27],
  [2, -32],
  [-9, -30],
  [-14, -20],
  [-11, -11],
  [-6, -5],
  [-7, 4],
];
const BEARD = [
  [3, -9],
  [13, -9],
  [14, -5],
  [12, 5],
  [6, 1],
  [1, -5],
];
const HAIR = {
  bun: [
    [-9, -22],
    [-16, -24],
    [-21, -17],
    [-17, -10],
    [-9, -11],
  ],
  long: [
    [-8, -27],
    [-15, -16],
    [-17, 6],
    [-12, 14],
    [-6, 10],
    [-4, -14],
  ],
  pony: [
    [-9, -25],
    [-20, -24],
    [-30, -8],
    [-36, -5],
    [-22, -5],
    [-12, -14],
  ],
};

/** Returns the middle joint of two bones; `bend` says on which side. */
function joint(root, end, first, second, bend) {
  const way = sub(end, root);
  const length = Math.min(Math.hypot(...way), (first + second) * 0.995);
  const along = (first * first - second * second + length * length) / (2 * length);
  const out = Math.sqrt(Math.max(0, first * first - along * along));
  const u = unit(way);
  const tip = add(root, times(u, length));
  return [root, add(add(root, times(u, along)), times(across(u), out * bend)), tip];
}

function limb([root, middle, tip], widths) {
  const first = unit(sub(middle, root));
  const second = unit(sub(tip, middle));
  const sides = widths.map(([t, front, back]) => {
    const at = t <= 1 ? mix(root, middle, t) : mix(middle, tip, t - 1);
    const n = across(t < 0.85 ? first : t > 1.2 ? second : unit(add(first, second)));
    return [add(at, times(n, -front)), add(at, times(n, back))];
  });
  return closed([...sides.map(([front]) => front), ...sides.map(([, back]) => back).reverse()]);
}

const turned = (points, [x, y], degrees, size = 1) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
};

const legBones = (hip, { to, knee, bend = -1 }) => (knee ? [hip, knee, to] : joint(hip, to, 50, 49, bend));
const leg = (bones, { toe = 0 }) => limb(bones, LEG) + closed(turned(FOOT, bones[2], toe));

function arm(shoulder, { to, bend = 1 }) {
  const bones = joint(shoulder, to, 37, 35, bend);
  return limb(bones, ARM) + around(bones[2], 6);
}

/**
 * @param {object} pose `feet` and `hands` as [far, near], each `{ to, bend, toe }`; `dress` is `kilt`, `robe` (with
 *   `hem`: middle and half width) or `none`
 * @param {{ ground: string, red: string }} colours
 */
export function person(pose, { ground, red }) {
  const { pelvis = [-4, -102], chest = [0, -156], feet, hands, tilt = 0, hair, beard = false } = pose;
  const { dress = 'kilt', hem = [0, 28], cap = red, headTilt = 0, shoulder = 19 } = pose;
  const up = unit(sub(chest, pelvis));
  const n = across(up);
  const level = turned([n], [0, 0], tilt)[0];
  const at = (t, x) => add(mix(pelvis, chest, t), times(n, x));
  const right = add(chest, times(level, shoulder - 2));
  const left = add(chest, times(level, 2 - shoulder));
  const part = (d, fill = '') => `<path${fill && ` fill="${fill}"`} d="${d}"/>`;
  const body = [
    at(-0.15, -11),
    at(0.15, -11),
    at(0.36, -9),
    at(0.62, -15),
    add(left, times(up, -9)),
    add(left, times(up, 5)),
    add(chest, times(up, 9)),
    add(right, times(up, 5)),
    add(right, times(up, -9)),
    at(0.62, 15),
    at(0.36, 9),
    at(0.15, 11),
    at(-0.15, 11),
  ];
  const neck = add(chest, times(up, 6));
  const face = (points) => closed(turned(points, neck, headTilt));
  const [eye] = turned([[9, -17.5]], neck, headTilt);
  const fillet = turned(
    [
      [13, -23],
      [0, -25],
      [-12, -20],
    ],
    neck,
    headTilt,
  ).map(even);
  const legs = feet.map((foot) => legBones(at(0, foot === feet[0] ? -3 : 3), foot));
  const forward = ([, knee]) => knee[0] * n[0] + knee[1] * n[1];
  const [back, front] = legs.toSorted((a, b) => forward(a) - forward(b));
  const hemAt = ([hip, knee], out) => add(mix(hip, knee, 0.7), times(across(unit(sub(knee, hip))), out));
  const kilt = [
    at(0.34, -11),
    at(0.34, 11),
    at(0.02, 15),
    hemAt(front, -17),
    hemAt(front, 6),
    hemAt(back, -6),
    hemAt(back, 19),
    at(0.02, -15),
  ];
  const robe = [
    add(left, times(up, 6)),
    add(chest, times(up, 10)),
    add(right, times(up, 6)),
    at(0.62, 14),
    at(0.32, 9),
    at(0, 15),
    [hem[0] + hem[1] * 0.8, -50],
    [hem[0] + hem[1], -8],
    [hem[0], -4],
    [hem[0] - hem[1], -8],
    [hem[0] - hem[1] * 0.8, -50],
    at(0, -15),
    at(0.32, -9),
    at(0.62, -14),
  ];
  const belt = [at(0.4, -12), at(0.4, 12), at(0.24, 12), at(0.24, -12)];
  return [
    part(leg(legs[0], feet[0])),
    part(arm(right, hands[0])),
    dress !== 'robe' && part(closed(body)),
    part(leg(legs[1], feet[1])),
    dress === 'robe' && part(closed(robe)) + part(closed(belt), red),
    dress === 'kilt' && part(closed(kilt), red),
    part(face(HEAD) + (hair ? face(HAIR[hair]) : '') + (beard ? face(BEARD) : '')),
    `<path fill="none" stroke="${ground}" stroke-width="16" d="M${even(eye)}h3"/>`,
    cap && `<path fill="none" stroke="${cap}" stroke-width="14" d="M${fillet.join(' ')}"/>`,
    part(arm(left, hands[1])),
  ]
    .filter(Boolean)
    .join('');
}
