import { readFileSync } from 'node:fs';
import { GROUND, LIGHT, RED } from './paint.mjs';

const PUBLIC = new URL('../../../public/', import.meta.url);
const SLOTS = { ag: GROUND, ar: RED, aw: LIGHT };

/** Reads a drawing of public/art: its markup, with bare colour slots, and its view box. */
const open = (name) => {
  const svg = readFileSync(new URL(`art/${name}.svg`, PUBLIC), 'utf8');
  const start = svg.indexOf('>', svg.indexOf('<g id="art"')) + 1;
  return {
    body: svg
      .slice(start, svg.lastIndexOf('</g>'))
      .replace(/var\(--(a[grw]),[^)]*\)/g, (_, slot) => SLOTS[slot]),
    box: svg
      .match(/viewBox="([^"]+)"/)[1]
      .split(' ')
      .map(Number),
  };
};

/** The colours and lines of a drawing as it was painted. */
export const drawing = (name) => open(name).body;

/** A figure: stands on y = 0 around x = 0, about 250 units tall. */
export const figure = (name) => `<g transform="scale(.5)">${drawing(`figure-${name}`)}</g>`;

/** How far a figure reaches to the left of its middle, and how wide it is. */
export const reach = (name) => {
  const [left, , width] = open(`figure-${name}`).box;
  return { left: left / 2, width: width / 2 };
};

/** The emblem of a category without the two circles of its disc, centred, about 200 units tall. */
export const emblem = (category) => drawing(`category-${category}-small`).split('/>').slice(2).join('/>');

/** A hero of public/pictures, with its colours filled in. */
export const hero = (name) => readFileSync(new URL(`pictures/hero-${name}.svg`, PUBLIC), 'utf8');
