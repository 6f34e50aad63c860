import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/traditional-play-days.svg';
const shared = { ageCategories: AGES.young, rounds: ROUNDS.two, judgingCriteria: JUDGING.sport } as const;

export const traditionalPlayDays: SubPage = {
  key: 'traditional-play-days',
  name: 'Traditional Play Days',
  layout: 'portrait',
  img: { src },
  data: [
    {
      name: 'Street Games',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Teams of six play five games in turn: hopscotch, five stones, elastics, hoop rolling and a sack relay over 30 metres. The best team in each gets 10 points, the next 8 and so on. Courts and equipment are provided, with time to try them; wear soft shoes. The Final adds a sixth game, drawn by lot.',
      ...shared,
    },
    {
      name: 'Rope Skipping',
      img: { src, crop: [165, 15, 207, 276] },
      description:
        'The Preliminary has three tests: running steps in 30 seconds and in 3 minutes, and double unders in 30 seconds. Two judges count, and a miss costs no more than the time it takes. The best eight repeat the first and the last test in the Final. Bring your own rope and indoor shoes.',
      ...shared,
    },
    {
      name: 'Spinning Tops',
      img: { src, crop: [50, 40, 180, 240] },
      description:
        'Throw a wooden top from its cord, three times for the longest spin and five times at rings on the ground, 3 metres away. Bring two tops of 40 to 150 grams with blunt tips and no bearings, and spare cord. In the Final the spinning top is also scooped up on to the palm.',
      ...shared,
    },
    {
      name: 'Marbles',
      img: { src, crop: [195, 45, 186, 248] },
      description:
        'Thirteen marbles lie in a cross inside a ring of 3 metres, and the first of two players to shoot out seven wins. Keep a knuckle on the ground, and shoot again if a marble leaves the ring and your shooter stays in it. Glass marbles are provided. Play the best of three games, in the Final of five.',
      ...shared,
    },
  ],
};
