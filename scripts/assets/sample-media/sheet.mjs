import { keyBand } from './bands.mjs';
import { figure } from './figures.mjs';
import { INK, picture, place, stroke } from './paint.mjs';

/** The landscape sheet most pictures are painted on, and its recurring parts. */
export const WIDE = 1600;
export const HIGH = 1000;

export const sheet = (palette, title, body) => picture(WIDE, HIGH, palette, title, body);
export const stand = (name, x, y, scale, mirror) => place(figure(name), x, y, scale, mirror);
/** A line across the sheet: the ground the figures stand on or the edge of a band. */
export const line = (y, width = WIDE, thick = 9) => stroke(`M0 ${y}H${width}`, thick);
export const keys = (y, width, height, count, thick = 9) =>
  stroke(keyBand(0, y, width, height, count), thick, INK, ' stroke-linejoin="miter"');
