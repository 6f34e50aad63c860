import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/contemporary-and-street-dance.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.three, judgingCriteria: JUDGING.dance } as const;

export const contemporaryAndStreetDance: SubPage = {
  key: 'contemporary-and-street-dance',
  name: 'Contemporary and Street Dance',
  layout: 'landscape',
  img: { src },
  description:
    'Dance of our own time, from the studio to the pavement. Prepared pieces last 2 to 4 minutes and come with the music as a WAV or MP3 file, free of insulting words; battles are danced to a disc jockey provided by the organiser. The floor is vinyl on wood, 12 by 10 metres. Except in salsa, dance in clean flat shoes, socks or bare feet; knee pads are recommended.',
  data: [
    {
      name: 'Contemporary',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Create a piece in which movement carries the idea, and sum that idea up in one sentence for the programme. The Preliminary may quote existing choreography if the maker is named; the Final must be new. One prop that a single person can carry is allowed, but no water, powder or glass.',
      categories: ['Solo', 'Duet', 'Group of 3 to 12'],
      ...shared,
    },
    {
      name: 'Hip-Hop',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Show at least two styles, such as locking, popping, house or krump, in a piece with clear foundations. Soloists meet in battles of two turns of 45 seconds from the Semi-Final on; groups keep to prepared pieces. Lifts are allowed up to shoulder height. Keep costumes free of chains and hard caps.',
      categories: ['Solo', 'Duet', 'Group of 3 to 10'],
      ...shared,
    },
    {
      name: 'Breaking',
      img: { src, crop: [120, 0, 280, 210] },
      description:
        'Preliminaries are judged in circles of up to eight dancers; the best sixteen then battle one against one, crews against crews. Two turns each decide a Semi-Final, three turns the Final, none longer than a minute. Toprock, footwork, freezes and power moves should all appear. Touching the opponent loses the turn.',
      categories: ['Women', 'Men', 'Crew of 4 to 8'],
      ...shared,
    },
    {
      name: 'Salsa',
      img: { src, crop: [0, 90, 280, 210] },
      description:
        'Couples of any two dancers compete on one, on two or in Cuban casino style; write your choice on the form. The first round is social dancing to unknown music of 90 seconds, the later ones are prepared. Lifts and drops are limited to three and belong to the Final. Cap your heels.',
      categories: ['Couple', 'Rueda of 4 to 8 couples'],
      ...shared,
    },
    {
      name: 'Freestyle Crew',
      img: { src, crop: [60, 30, 240, 180] },
      description:
        'A crew mixes any styles and answers to music it has never heard. Each round the disc jockey plays three pieces of one minute, and every dancer must lead once. For the Final prepare an opening of 60 seconds to your own track. Crews may change one member between rounds.',
      categories: ['Crew of 4 to 7', 'Crew of 8 to 12'],
      ...shared,
    },
  ],
};
