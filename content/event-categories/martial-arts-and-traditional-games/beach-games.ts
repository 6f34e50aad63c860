import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/beach-games.svg';
const contest = { ageCategories: AGES.three, rounds: ROUNDS.three, judgingCriteria: JUDGING.sport };

/** Contests on sand. */
export const beachGames: SubPage = {
  key: 'beach-games',
  name: 'Beach Games',
  layout: 'landscape',
  img: { src },
  data: [
    {
      name: 'Beach Marathon',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'A run of 3500 meters over soft and wet sand, out to a turning post and back, barefoot or in thin socks. Each age band starts together, and this one race is the Final. Keep to the land side of the flags and wear your number on the chest. The long road race is under Adventure Games.',
      categories: ['Women', 'Men'],
      ...contest,
      rounds: ROUNDS.one,
    },
    {
      name: 'Beach Volleyball',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Pairs without substitutes play on 8 by 16 m of sand: two sets to 21 points and, if needed, a third to 15, each won by two clear points. A block is the first of three touches, and open-hand tips are faults. Caps and sunglasses are allowed, shoes only with the referee’s permission.',
      categories: ['Women', 'Men', 'Mixed pair'],
      ...contest,
    },
    {
      name: 'Beach Handball',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Three court players and a goalkeeper a side, on 12 by 27 m, with up to six more on the bench. Each half of ten minutes is won by itself; at one all, a shoot-out of five follows. Goals after a full turn or caught in flight count two. Play barefoot in numbered vests.',
      categories: ['Women', 'Men', 'Mixed team'],
      ...contest,
    },
    {
      name: 'Beach Kabaddi',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'Four players with two substitutes raid and defend on bare sand, 11 by 7 m for men and 10 by 6 m for women. Players who are touched give a point but stay in the game. Two halves last 15 minutes each. No shoes, no oil and no jewellery; nails are checked.',
      categories: ['Women', 'Men'],
      ...contest,
    },
    {
      name: 'Beach Wrestling',
      img: { src, crop: [60, 40, 280, 210] },
      description:
        'Standing wrestling in a sand circle 7 m wide, one period of three minutes. A takedown or a push over the edge is one point, a throw onto the back three, and three points win. Holds on the legs are allowed, blows and finger locks are not. Weigh-in is on the morning; bring swim shorts or a close suit.',
      categories: ['Women up to 60 kg', 'Women over 60 kg', 'Men up to 80 kg', 'Men over 80 kg'],
      ...contest,
    },
  ],
};
