import type { EventCategory } from './categories.ts';

/** What an art is called, and what is contested in it. */
export interface CategoryWords {
  /** Heading of its page, letter by letter as specified (CAT-01). */
  readonly title: string;
  readonly lead: string;
}

/** The words of the eight arts; the home page has names of its own for them and does without. */
export const categoryWords: Readonly<Record<EventCategory['art'], CategoryWords>> = {
  music: {
    title: 'Musical, Vocal & Instrumental Arts',
    lead: 'The games at Delphi began with a song to the lyre. Sing, play or compose, alone or in an ensemble, from raga and aria to drum set and DJ decks.',
  },
  theatre: {
    title: 'Performing & Theatre Arts',
    lead: 'Dance, act, juggle or lead a puppet before an audience. Classical and folk forms stand beside street dance, shadow play and the dramas of ancient Greece.',
  },
  visual: {
    title: 'Visual, Heritage & Artisan Arts',
    lead: 'Here people compete with what their hands make: painting, carving, pottery, weaving and lettering, along with photography, film and home cooking. Bring a craft you know well.',
  },
  martial: {
    title: 'Martial Arts And Traditional Games',
    lead: 'Strength, speed and thought compete on mats and sand, at boards and screens, on water, on wheels and in the air. Choose an old game or a new one, and enter alone or with your team.',
  },
  digital: {
    title: 'Robotic, Virtual & Digital Arts',
    lead: 'Build a robot, fly a drone, design a game or rebuild old Delphi in virtual space. Code and circuits are tools here, and what is made with them is judged as art and engineering.',
  },
  language: {
    title: 'Language, Literary, Oratory Arts',
    lead: 'Poets, storytellers, speakers, writers and translators meet in many languages. Bring a poem, a tale or a good argument, and a voice to carry it.',
  },
  social: {
    title: 'Social & Cultural Arts',
    lead: 'Festivals, exchanges, neighbourhood projects, yoga, street games and a forum for peace all have their contests here. Come with the people you already share them with.',
  },
  eco: {
    title: 'Architectonics & Eco Arts',
    lead: 'Design a theatre, save an old wall, plant a grove or give waste a second life. Plans, models, gardens and inventions are welcome if they treat the earth with care.',
  },
};
