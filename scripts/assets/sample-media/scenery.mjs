import { keyBand, keyRing, rayRing } from './bands.mjs';
import {
  circle,
  fill,
  GROUND,
  INK,
  LIGHT,
  onCircle,
  place,
  RED,
  rect,
  ring,
  round,
  stroke,
} from './paint.mjs';

/** Everything behind the figures: suns, buildings, trees, water, weather. */

/** A sun disc in a halo of rings and rays. */
export const raySun = (radius, { disc = LIGHT, rays = 36 } = {}) =>
  circle(round(radius * 0.5), disc) +
  [
    [0.62, 7],
    [0.72, 3],
    [0.81, 3],
  ]
    .map(([part, width]) => ring(round(radius * part), width))
    .join('') +
  fill(rayRing(rays, radius * 0.85, radius, 0.4));

/** The great rising sun: rings, rays and a key ring, all in one quiet colour behind the figures. */
export const keySun = (radius, colour, { rays = 40, keys = 40 } = {}) =>
  ring(round(radius * 0.5), 8, colour) +
  ring(round(radius * 0.46), 3, colour) +
  fill(rayRing(rays, radius * 0.54, radius * 0.78), colour) +
  ring(round(radius * 0.84), 3, colour) +
  stroke(keyRing(keys, radius * 0.88, radius * 0.95), 7, colour) +
  ring(radius, 10, colour);

/** Ground line and key band across the foot of a picture; covers anything below the line. */
export const keyFloor = (width, y, height, count, colour = INK) =>
  rect(0, y, width, height + 200, GROUND) +
  stroke(`M0 ${y + 4}H${width}`, 8, colour) +
  stroke(keyBand(0, y + 30, width, height - 60, count), 9, colour, ' stroke-linejoin="miter"') +
  stroke(`M0 ${y + height - 5}H${width}`, 5, colour);

export const column = (height, width = 18, flutes = 3) => {
  const w = width;
  const h = -height;
  const lines = Array.from({ length: flutes }, (_, i) => (i + 1) / (flutes + 1) - 0.5);
  return (
    fill(
      `M${round(-w * 0.62)} 0H${round(w * 0.62)}L${round(w * 0.5)} ${h + 14}H${round(-w * 0.5)}z` +
        `M${round(-w * 0.5)} ${h + 13}Q${round(-w * 0.56)} ${h + 8} ${round(-w * 0.85)} ${h + 7}H${round(w * 0.85)}` +
        `Q${round(w * 0.56)} ${h + 8} ${round(w * 0.5)} ${h + 13}z` +
        `M${round(-w * 0.95)} ${h}H${round(w * 0.95)}V${h + 6}H${round(-w * 0.95)}z`,
    ) +
    stroke(
      lines.map((k) => `M${round(k * w * 1.16)} -3L${round(k * w * 0.92)} ${h + 17}`).join(''),
      1.5,
      GROUND,
    )
  );
};

/** A temple front of `count` columns standing on 0,0. */
export const temple = (count = 6) => {
  const gap = 34;
  const half = ((count - 1) * gap) / 2;
  const columns = Array.from({ length: count }, (_, i) => place(column(120, 17), i * gap - half, 0)).join('');
  const triglyphs = Array.from(
    { length: count * 2 - 1 },
    (_, i) => `M${i * 17 - half - 3}-146v10m3-10v10m3-10v10`,
  );
  return (
    columns +
    fill(
      `M${-half - 22}-120H${half + 22}V-146H${-half - 22}zM${-half - 28}-150H${half + 28}L0-206z` +
        `M${-half - 26} 0H${half + 26}V10H${-half - 26}zM${-half - 36} 12H${half + 36}V22H${-half - 36}z`,
    ) +
    stroke(`M${-half - 18}-133H${half + 18}M${-half + 6}-155H${half - 6}L0-194z`, 1.7, GROUND) +
    circle(8, GROUND, 0, -168) +
    stroke(triglyphs.join(''), 1.2, GROUND)
  );
};

/** The three columns left of a round temple, standing on 0,0. */
export const tholos = () =>
  [-34, 0, 34].map((x) => place(column(130, 16), x, 0)).join('') +
  fill('M-54-130H54V-156H-54zM-58-160H58V-166H-58zM-64 0H64V9H-64zM-76 11H76V20H-76zM-88 22H88V31H-88z') +
  stroke('M-50-143H50', 1.6, GROUND);

export const cypress = (height, width) => {
  const h = height;
  const w = width;
  const tip = `M0-${h}C${round(w * 0.62)}-${round(h * 0.55)} ${round(w * 0.6)}-${round(h * 0.12)} 0-${round(h * 0.06)}`;
  return (
    rect(round(-w * 0.1), round(-h * 0.12), round(w * 0.2), round(h * 0.12)) +
    `<path d="${tip}C${round(-w * 0.6)}-${round(h * 0.12)} ${round(-w * 0.62)}-${round(h * 0.55)} 0-${h}z" stroke="${GROUND}" stroke-width="3"/>` +
    stroke(`M0-${round(h * 0.86)}V-${round(h * 0.14)}`, 1.5, GROUND)
  );
};

/** A bent twig from a to b with pairs of leaves and one at the tip. */
export const branch = (a, b, bend, pairs, size, colour = INK, width = 2.2, taper = 0.6) => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const side = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const m = [(a[0] + b[0]) / 2 + side[0] * bend, (a[1] + b[1]) / 2 + side[1] * bend];
  const at = (t) => [0, 1].map((i) => a[i] * (1 - t) ** 2 + m[i] * 2 * t * (1 - t) + b[i] * t * t);
  const along = (t) => {
    const d = [0, 1].map((i) => (m[i] - a[i]) * 2 * (1 - t) + (b[i] - m[i]) * 2 * t);
    return d.map((v) => v / Math.hypot(...d));
  };
  const leaf = (p, [ux, uy], k) => {
    const e = [ux * k, uy * k];
    const n = [-uy * k * 0.3, ux * k * 0.3];
    const bow = (s) => `${round(e[0] * 0.45 + s * n[0])} ${round(e[1] * 0.45 + s * n[1])}`;
    const back = `${round(-e[0] * 0.55 - n[0])} ${round(-e[1] * 0.55 - n[1])} ${round(-e[0])} ${round(-e[1])}`;
    return `M${round(p[0])} ${round(p[1])}q${bow(1)} ${round(e[0])} ${round(e[1])}q${back}z`;
  };
  let leaves = leaf(b, along(1), size * taper);
  for (let i = 1; i <= pairs; i += 1) {
    const t = 0.12 + (0.82 * i) / pairs;
    const [ux, uy] = along(t);
    for (const s of [1, -1]) {
      const d = [ux * 0.8 - uy * 0.75 * s, uy * 0.8 + ux * 0.75 * s];
      leaves += leaf(
        at(t),
        d.map((v) => v / Math.hypot(...d)),
        size * (1 - ((1 - taper) * i) / pairs),
      );
    }
  }
  const twig = `M${a.map((v) => round(v)).join(' ')}Q${m.map((v) => round(v)).join(' ')} ${b.map((v) => round(v)).join(' ')}`;
  return stroke(twig, width, colour) + fill(leaves, colour);
};

export const oliveTree = () =>
  stroke('M-5 0Q-2-30-12-50M5 0Q4-26 14-52', 7) +
  branch([-10, -46], [-52, -86], 8, 3, 24) +
  branch([-10, -48], [-20, -116], -4, 4, 24) +
  branch([10, -48], [18, -122], 4, 4, 24) +
  branch([12, -48], [56, -90], -8, 3, 24);

/** Two branches rising around 0,0 to an open crown. */
export const wreath = (radius, pairs, colour = INK) => {
  const say = (point) => point.map((v) => round(v, radius > 60 ? 0 : 1)).join(' ');
  let leaves = '';
  for (const s of [1, -1])
    for (let i = 0; i <= pairs; i += 1) {
      const at = 180 - s * (8 + (i * 148) / pairs);
      const step = (s * 150) / pairs;
      const p = onCircle(radius, at);
      for (const side of i === pairs ? [0] : [1, -1]) {
        const tip = onCircle(radius * (1 + side * 0.21), at - step * 1.25);
        const outer = onCircle(radius * (1 + side * 0.25 + 0.07), at - step * 0.45);
        const inner = onCircle(radius * (1 + side * 0.06 - 0.05), at - step * 0.75);
        leaves += `M${say(p)}Q${say(side < 0 ? inner : outer)} ${say(tip)}Q${say(side < 0 ? onCircle(radius * 0.72, at - step * 0.4) : inner)} ${say(p)}z`;
      }
    }
  const ends = [22, 338].map((degrees) => say(onCircle(radius, degrees)));
  return (
    stroke(`M${ends[0]}A${radius} ${radius} 0 1 1 ${ends[1]}`, round(radius * 0.045), colour) +
    fill(leaves, colour)
  );
};

/** A long ship with one sail, water line at y = 0, prow to the right, 760 wide. */
export const ship = ({ oars = 9, sail = LIGHT, badge = RED } = {}) => {
  const strokes = Array.from({ length: oars }, (_, i) => `M${-210 + i * 48}-44l-52 124`).join('');
  const hull =
    'M-300-62C-352-96-392-170-372-232C-362-262-330-262-326-236C-324-218-344-216-346-230C-344-180-304-128-262-118' +
    'L262-118C284-136 296-160 300-184C314-160 318-132 318-104L392-58L316-52C306-14 270 14 222 14H-196C-250 14-282-22-300-62z';
  return (
    stroke('M0-110V-506', 9) +
    stroke('M-146-486H146', 9) +
    `<path d="M-132-480H132C168-410 158-318 110-246H-122C-160-318-160-410-132-480z" fill="${sail}" stroke="${GROUND}" stroke-width="6"/>` +
    place(circle(40, badge) + fill(rayRing(16, 48, 72), badge), -4, -366) +
    stroke('M-140-480L-300-130M140-480L290-130', 2.5) +
    `<path d="${hull}" stroke="${GROUND}" stroke-width="5"/>` +
    stroke('M-278-92H300M-286-64H306', 4, GROUND) +
    stroke('M-300-76H300', 7, RED, ' stroke-dasharray="1 30"') +
    circle(15, LIGHT, 282, -76) +
    circle(7, INK, 284, -76) +
    stroke(strokes, 6)
  );
};

/** A leaping dolphin facing right, about 190 wide. */
export const dolphin = () =>
  `<path d="M-84 42C-62 4-34-30 12-34C40-36 58-26 68-14L96-2C88 6 74 6 64 6C36 10 16 6-8 18C-28 28-44 44-58 62L-62 92L-82 68L-112 66C-104 54-94 50-84 42z" stroke="${GROUND}" stroke-width="4"/>` +
  fill('M-12-30C-14-48-30-60-46-62C-38-50-40-36-36-20zM14 6C10 24-2 36-18 40C-12 30-12 22-10 14z') +
  circle(3.4, GROUND, 56, -12) +
  stroke('M-70 40C-44 8-10-10 34-8', 2.4, GROUND);

/** A rain cloud of three coils, 260 wide, flat foot at y = 0. */
export const cloud = () => {
  const coil = (x, r) => {
    const y = -r;
    const k = (part) => round(r * part);
    return stroke(
      `M${x - k(0.74)} ${y + k(0.34)}A${k(0.8)} ${k(0.8)} 0 1 1 ${x + k(0.52)} ${y + k(0.3)}A${k(0.5)} ${k(0.5)} 0 1 1 ${x - k(0.2)} ${y - k(0.24)}A${k(0.3)} ${k(0.3)} 0 0 1 ${x + k(0.2)} ${y + k(0.04)}`,
      5,
      GROUND,
    );
  };
  return (
    fill(
      'M-132-48A48 48 0 0 1-62-92A72 72 0 0 1 66-88A52 52 0 0 1 136-48A48 48 0 0 1 88 0H-84A48 48 0 0 1-132-48z',
    ) +
    coil(-80, 46) +
    coil(2, 70) +
    coil(86, 48)
  );
};

/** Slanting rain over a field. `dash` breaks each fall into drops. */
export const rain = (width, height, falls, colour, lineWidth = 4) => {
  const gap = (width + height * 0.3) / falls;
  const slant = round(height * 0.3);
  const lines = Array.from(
    { length: falls },
    (_, i) => `M${round(i * gap)} ${-((i * 67) % 120)}l${-slant} ${height + 120}`,
  );
  return stroke(lines.join(''), lineWidth, colour, ' stroke-dasharray="58 34 22 46"');
};

/** The opening of a pointed, cusped arch, foot centred on 0,0. */
export const cuspedArch = (width, height) => {
  const w = width / 2;
  const spring = w * 1.2 - height;
  const points = [
    [1, 0],
    [0.97, 0.34],
    [0.8, 0.66],
    [0.5, 0.9],
    [0.2, 1.02],
  ].map(([x, y]) => [x * w, spring - y * w]);
  const foils = (list) =>
    list
      .slice(1)
      .map(([x, y], i) => {
        const r = round(Math.hypot(x - list[i][0], y - list[i][1]) * 0.62);
        return `A${r} ${r} 0 0 0 ${round(x)} ${round(y)}`;
      })
      .join('');
  const left = points.map(([x, y]) => [-x, y]).reverse();
  const apex = `Q${round(0.07 * w)} ${round(spring - 1.02 * w)} 0 ${-height}Q${round(-0.07 * w)} ${round(spring - 1.02 * w)}`;
  const top = `${apex} ${round(left[0][0])} ${round(left[0][1])}`;
  return `M${-w} 0H${w}V${round(spring)}${foils(points)}${top}${foils(left)}V0z`;
};
