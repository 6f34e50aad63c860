/*
 * Composes the pictures of the catalogue, one for each of its pages, from people, things and ornaments in the style of
 * the site's drawings. Run by hand (`node scripts/assets/catalogue-pictures.mjs`); its output in public/catalogue is
 * committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { picture, TECHNIQUES } from './catalogue-pictures/canvas.mjs';
import { digital } from './catalogue-pictures/digital.mjs';
import { eco } from './catalogue-pictures/eco.mjs';
import { language } from './catalogue-pictures/language.mjs';
import { martial } from './catalogue-pictures/martial.mjs';
import { music } from './catalogue-pictures/music.mjs';
import { social } from './catalogue-pictures/social.mjs';
import { theatre } from './catalogue-pictures/theatre.mjs';
import { visual } from './catalogue-pictures/visual.mjs';

const folder = new URL('../../public/catalogue/', import.meta.url);
const scenes = Object.entries({
  ...music,
  ...theatre,
  ...visual,
  ...martial,
  ...digital,
  ...language,
  ...social,
  ...eco,
});

mkdirSync(folder, { recursive: true });
for (const [key, [technique, compose]] of scenes) {
  const colours = TECHNIQUES[technique];
  writeFileSync(new URL(`${key}.svg`, folder), picture(colours, compose(colours)));
}
console.log(`${scenes.length} pictures written`);
