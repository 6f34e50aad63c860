import { onCircle, round } from './paint.mjs';

/** Straight ornament bands of `count` units, and ring ornaments around 0,0. All return path data. */
const repeat = (count, unit) => Array.from({ length: count }, (_, index) => unit(index)).join('');

/** Greek key, one continuous line: stroke it. */
export const keyBand = (x, y, width, height, count) => {
  const q = round(width / count / 4, 2);
  const third = round(height / 3, 2);
  const unit = `v${-height}h${3 * q}v${2 * third}h${-q}v${-third}h${-q}v${2 * third}h${3 * q}`;
  return `M${x} ${y + height}${repeat(count, () => unit)}`;
};

/** Running dog: fill it. */
export const waveBand = (x, y, width, height, count) => {
  const u = width / count;
  const at = (a, v) => `${round(a * u)} ${round(-height * v)}`;
  const unit =
    `c${at(0.3, 0)} ${at(0.2, 1)} ${at(0.62, 1)}` +
    `c${at(0.36, 0)} ${at(0.38, -0.58)} ${at(0.12, -0.58)}` +
    `c${at(-0.16, 0)} ${at(-0.18, 0.2)} ${at(-0.08, 0.26)}` +
    `c${at(-0.22, 0.04)} ${at(-0.26, -0.56)} ${at(0.18, -0.58)}`;
  return `M${x} ${y + height}${repeat(count, () => `${unit}l${at(0.16, -0.1)}`)}z`;
};

export const tongueBand = (x, y, width, height, count, share = 0.68) => {
  const u = width / count;
  const w = round(u * share);
  const arc = `a${round(w / 2)} ${round(w / 2)} 0 0 1-${w} 0z`;
  return repeat(count, (i) => `M${round(x + i * u + (u - w) / 2)} ${y}h${w}v${round(height - w / 2)}${arc}`);
};

export const rayBand = (x, y, width, height, count) => {
  const half = round(width / count / 2, 2);
  return `M${x} ${y + height}${repeat(count, () => `l${half}-${height}l${half} ${height}`)}z`;
};

export const laurelBand = (x, y, width, height, count) => {
  const u = width / count;
  const at = (a, v) => `${round(a * u)} ${round(v * height)}`;
  const leaf = (side) =>
    `q${at(0.12, -0.42 * side)} ${at(0.9, -0.42 * side)}q${at(-0.18, 0.44 * side)} ${at(-0.9, 0.42 * side)}z`;
  return repeat(count, (i) => {
    const start = `M${round(x + (i + 0.08) * u)} `;
    return `${start}${round(y + height * 0.46)}${leaf(1)}${start}${round(y + height * 0.54)}${leaf(-1)}`;
  });
};

export const zigzagBand = (x, y, width, height, count) =>
  `M${x} ${y + height}${repeat(count, () => `l${round(width / count / 2)}-${height}l${round(width / count / 2)} ${height}`)}`;

export const checkBand = (x, y, width, height, count) => {
  const u = round(width / count, 2);
  const v = height / 2;
  return repeat(count, (i) => `M${round(x + i * u)} ${y + (i % 2) * v}h${u}v${v}h-${u}z`);
};

/** Buds hanging or standing in a row, with the stalks that join them: fill it. */
export const budBand = (x, y, width, height, count) => {
  const u = width / count;
  const h = height;
  return repeat(count, (i) => {
    const m = round(x + (i + 0.5) * u);
    const w = round(u * 0.34);
    return `M${m} ${y + h}c${-w}-${round(h * 0.2)} ${-w}-${round(h * 0.5)} 0-${round(h * 0.78)}c${w} ${round(h * 0.28)} ${w} ${round(h * 0.58)} 0 ${round(h * 0.78)}z`;
  });
};

const polar = (points, count, inner, outer, closeEach) => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    points.forEach(([u, v], j) => {
      const [px, py] = onCircle(inner + (outer - inner) * v, ((i + u) / count) * 360);
      const start = closeEach ? j === 0 : i + j === 0;
      d += `${start ? 'M' : 'L'}${round(px, 0)} ${round(py, 0)}`;
    });
    if (closeEach) d += 'z';
  }
  return closeEach ? d : `${d}z`;
};

const KEY = [
  [0, 0],
  [0, 1],
  [0.75, 1],
  [0.75, 0.33],
  [0.5, 0.33],
  [0.5, 0.67],
  [0.25, 0.67],
  [0.25, 0],
];
/** Greek key ring: stroke it. */
export const keyRing = (count, inner, outer) => polar(KEY, count, inner, outer, false);
/** Pointed rays: fill it. */
export const rayRing = (count, inner, outer, share = 0.42) =>
  polar(
    [
      [-share, 0],
      [0, 1],
      [share, 0],
    ],
    count,
    inner,
    outer,
    true,
  );
/** Blunt tongues: fill it. */
export const tongueRing = (count, inner, outer) =>
  polar(
    [
      [-0.34, 1],
      [0.34, 1],
      [0.3, 0.12],
      [0, 0],
      [-0.3, 0.12],
    ],
    count,
    inner,
    outer,
    true,
  );
/** Leaves running around a ring: fill it. */
export const laurelRing = (count, inner, outer) => {
  const middle = (inner + outer) / 2;
  const at = (u, radius, i) =>
    onCircle(radius, ((i + u) / count) * 360)
      .map((v) => round(v))
      .join(' ');
  return repeat(count, (i) =>
    [inner, outer]
      .map((edge) => {
        const near = middle + Math.sign(edge - middle) * (outer - inner) * 0.05;
        return `M${at(0, near, i)}Q${at(0.1, edge, i)} ${at(0.96, edge, i)}Q${at(0.8, near, i)} ${at(0, near, i)}z`;
      })
      .join(''),
  );
};
