import { enrolmentAddress } from './setting.ts';

/** A game of the sample events; its picture is `/media/games/<picture>.svg`. */
export interface SampleGame {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
  readonly category: CategoryKey;
  /** One line for cards. */
  readonly line: string;
}

export type CategoryKey = keyof typeof categoryTitles;

/** The catalogue's own titles; the key is part of a game's address. */
export const categoryTitles = {
  'musical-vocal-instrumental-arts': 'Musical, Vocal & Instrumental Arts',
  'performing-theatre-arts': 'Performing & Theatre Arts',
  'visual-heritage-artisan-arts': 'Visual, Heritage & Artisan Arts',
  'martial-arts-and-traditional-games': 'Martial Arts And Traditional Games',
  'robotic-virtual-digital-arts': 'Robotic, Virtual & Digital Arts',
  'language-literary-oratory-arts': 'Language, Literary, Oratory Arts',
} as const;

/** The twelve games of the national games, in schedule order. */
export const games: readonly SampleGame[] = [
  {
    slug: 'kithara',
    name: 'Kithara and Lyre',
    picture: 'kithara',
    category: 'musical-vocal-instrumental-arts',
    line: 'Seven strings, one hymn, no amplifier.',
  },
  {
    slug: 'folk-dance',
    name: 'Folk Dance',
    picture: 'folk-dance',
    category: 'performing-theatre-arts',
    line: 'Circles, lines and steps handed down by grandparents.',
  },
  {
    slug: 'drum-circle',
    name: 'Drum Circle',
    picture: 'drum',
    category: 'musical-vocal-instrumental-arts',
    line: 'Dhol, djembe and taiko answer each other.',
  },
  {
    slug: 'mallakhamb',
    name: 'Mallakhamb',
    picture: 'mallakhamb',
    category: 'martial-arts-and-traditional-games',
    line: 'Gymnastics on an upright pole, and on a rope in the final.',
  },
  {
    slug: 'wrestling',
    name: 'Wrestling in the Sand Pit',
    picture: 'wrestling',
    category: 'martial-arts-and-traditional-games',
    line: 'Three throws win, as at Delphi.',
  },
  {
    slug: 'greek-theatre',
    name: 'Ancient Greek Drama',
    picture: 'theatre',
    category: 'performing-theatre-arts',
    line: 'One scene, one chorus, masks allowed.',
  },
  {
    slug: 'poetry',
    name: 'Poetry and Hymn',
    picture: 'poetry',
    category: 'language-literary-oratory-arts',
    line: 'From the ode to the slam, in any language.',
  },
  {
    slug: 'live-painting',
    name: 'Live Painting',
    picture: 'painting',
    category: 'visual-heritage-artisan-arts',
    line: 'Two hours, one wall, a theme drawn by lot.',
  },
  {
    slug: 'robotics',
    name: 'Robotics Challenge',
    picture: 'robotics',
    category: 'robotic-virtual-digital-arts',
    line: 'Talos had it easier: line, maze and dance.',
  },
  {
    slug: 'chariot-parade',
    name: 'Chariot Parade and Wheelchair Sprint for Crews of Two and Four from All Member Nations',
    picture: 'chariot',
    category: 'martial-arts-and-traditional-games',
    line: 'Built by the crews, pulled by the crews.',
  },
  {
    slug: 'hoop-rolling',
    name: 'Hoop Rolling',
    picture: 'hoop',
    category: 'martial-arts-and-traditional-games',
    line: 'The oldest toy on a very modern course.',
  },
  {
    slug: 'torch-race',
    name: 'Torch Race',
    picture: 'torch',
    category: 'martial-arts-and-traditional-games',
    line: 'A relay by night: don’t let the flame go out.',
  },
];

/** Played only at the folk festival, with a name and an address in Devanagari. */
export const drumAndBeat: SampleGame = {
  slug: 'ढोल-और-ताल',
  name: 'ढोल और ताल',
  picture: 'drum',
  category: 'musical-vocal-instrumental-arts',
  line: 'गाँव-गाँव की ताल, एक ही मैदान में।',
};

/** The games of each event, by event path. An event that is not listed has no related games. */
const programmes: Readonly<Record<string, readonly string[]>> = {
  'pythian-national-games': games.map((game) => game.slug),
  'youth-pythian-games': ['kithara', 'folk-dance', 'poetry', 'robotics'],
  'para-pythian-games': ['chariot-parade', 'drum-circle', 'live-painting'],
  'pythian-games-athens': ['kithara', 'greek-theatre', 'wrestling', 'torch-race'],
  'first-national-pythian-games': ['kithara', 'folk-dance', 'wrestling', 'chariot-parade', 'hoop-rolling'],
  'edge-schedule': ['kithara', 'hoop-rolling'],
};

/** Returns the games of an event, in schedule order; empty for an event without any. */
export function gamesOf(eventPath: string): readonly SampleGame[] {
  if (eventPath === 'पाइथियन-लोक-उत्सव') return [drumAndBeat];
  const slugs = Object.hasOwn(programmes, eventPath) ? programmes[eventPath] : undefined;
  return games.filter((game) => slugs?.includes(game.slug));
}

/** Returns the address of a game's page. */
export function gamePath(eventPath: string, game: SampleGame): string {
  return `/event/${eventPath}/${game.category}/${game.slug}`;
}

export function gamePicture(game: SampleGame): string {
  return `/media/games/${game.picture}.svg`;
}

/** Returns the enrolment link for one game of one event. */
export function gameEnrolment(eventPath: string, game: SampleGame): string {
  return enrolmentAddress('game', { event: eventPath, game: game.slug });
}
