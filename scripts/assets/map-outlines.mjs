/*
 * Draws the land of the nation members map from the outlines of world-atlas (Natural Earth, public domain) into
 * public/map/land.svg: the Mercator square of zoom 3, 2048 px wide, simplified to what can be seen at that size.
 * Borders are left out on purpose. Run it after a new world-atlas: node scripts/assets/map-outlines.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';

const SOURCE = new URL('../../node_modules/world-atlas/land-50m.json', import.meta.url);
const FOLDER = new URL('../../public/map/', import.meta.url);
/** The world at zoom 3, in pixels; its top and bottom are at 85.05 degrees. */
const SIZE = 2048;
const TOP_LATITUDE = 85.0511287798;
/** Points nearer than this to the simplified line are left out; islands smaller than this square as well. */
const TOLERANCE_PX = 0.45;
const LEAST_AREA_PX2 = 1.2;

const x = (longitude) => ((longitude + 180) / 360) * SIZE;
function y(latitude) {
  const held = Math.max(-TOP_LATITUDE, Math.min(TOP_LATITUDE, latitude));
  const radians = (held * Math.PI) / 180;
  return (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * SIZE;
}

/** A ring whose neighbours never jump over the date line; one around the pole is closed along the lower edge. */
function unwrapped(ring) {
  let turns = 0;
  const points = ring.map(([longitude, latitude], index) => {
    const step = index === 0 ? 0 : longitude - ring[index - 1][0];
    if (step > 180) turns -= 360;
    if (step < -180) turns += 360;
    return [longitude + turns, latitude];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (Math.abs(last[0] - first[0]) > 180) points.push([last[0], -90], [first[0], -90], first);
  return points.map(([longitude, latitude]) => [x(longitude), y(latitude)]);
}

function area(points) {
  let doubled = 0;
  for (let at = 1; at < points.length; at += 1)
    doubled += points[at - 1][0] * points[at][1] - points[at][0] * points[at - 1][1];
  return Math.abs(doubled) / 2;
}

function distance([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** The Douglas–Peucker algorithm. */
function simplified(points) {
  if (points.length < 3) return points;
  let farthest = 0;
  let most = 0;
  for (let at = 1; at < points.length - 1; at += 1) {
    const off = distance(points[at], points[0], points.at(-1));
    if (off > most) [most, farthest] = [off, at];
  }
  if (most <= TOLERANCE_PX) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

/** A closed ring has no two ends to draw a line between, so it is simplified in halves. */
function simplifiedRing(points) {
  const half = Math.floor(points.length / 2);
  return [...simplified(points.slice(0, half + 1)).slice(0, -1), ...simplified(points.slice(half))];
}

const round = (value) => Math.round(value * 2);

/** One ring as path data, in half pixels and in steps from point to point. */
function pathOf(points) {
  let [fromX, fromY] = points[0].map(round);
  let data = `M${fromX} ${fromY}l`;
  for (const [toX, toY] of points.slice(1, -1).map((point) => point.map(round))) {
    if (toX === fromX && toY === fromY) continue;
    data += `${toX - fromX} ${toY - fromY} `;
    [fromX, fromY] = [toX, toY];
  }
  return `${data.trim().replaceAll(' -', '-')}z`;
}

const topology = JSON.parse(readFileSync(SOURCE, 'utf8'));
const { features } = feature(topology, topology.objects.land);
const rings = features
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .flat()
  .map(unwrapped)
  .filter((ring) => area(ring) >= LEAST_AREA_PX2)
  // A shape that crosses an edge is drawn again at the opposite one.
  .flatMap((ring) => {
    const [left, right] = [Math.min(...ring.map(([px]) => px)), Math.max(...ring.map(([px]) => px))];
    const moved = (by) => ring.map(([px, py]) => [px + by, py]);
    return [ring, ...(left < -1 ? [moved(SIZE)] : []), ...(right > SIZE + 1 ? [moved(-SIZE)] : [])];
  })
  .map(simplifiedRing)
  .filter((ring) => ring.length > 3);

const lines = [
  ...Array.from({ length: 11 }, (_, index) => `M${round(x(index * 30 - 150))} 0v${SIZE * 2}`),
  ...[-60, -30, 0, 30, 60].map((latitude) => `M0 ${round(y(latitude))}h${SIZE * 2}`),
];
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE * 2} ${SIZE * 2}">`,
  `<path id="lines" fill="none" stroke="currentColor" stroke-width="2" d="${lines.join('')}"/>`,
  `<path id="land" fill="currentColor" fill-rule="evenodd" d="${rings.map(pathOf).join('')}"/>`,
  '</svg>',
].join('');

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('land.svg', FOLDER), `${svg}\n`);
console.log(`${rings.length} coasts, ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`);
