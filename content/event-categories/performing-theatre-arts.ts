import type { SubPage } from './event-category.ts';
import { circusMagicAndIllusion } from './performing-theatre-arts/circus-magic-and-illusion.ts';
import { classicalDance } from './performing-theatre-arts/classical-dance.ts';
import { contemporaryAndStreetDance } from './performing-theatre-arts/contemporary-and-street-dance.ts';
import { costumeAndFashionParade } from './performing-theatre-arts/costume-and-fashion-parade.ts';
import { folkAndTribalDance } from './performing-theatre-arts/folk-and-tribal-dance.ts';
import { puppetryAndShadowPlay } from './performing-theatre-arts/puppetry-and-shadow-play.ts';
import { theatre } from './performing-theatre-arts/theatre.ts';

/** The sub-pages of Performing & Theatre Arts, in the order they are shown. */
export const performingTheatreArts: readonly SubPage[] = [
  classicalDance,
  folkAndTribalDance,
  contemporaryAndStreetDance,
  theatre,
  puppetryAndShadowPlay,
  circusMagicAndIllusion,
  costumeAndFashionParade,
];
