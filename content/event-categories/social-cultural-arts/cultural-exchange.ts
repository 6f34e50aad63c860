import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/cultural-exchange.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.community } as const;

export const culturalExchange: SubPage = {
  key: 'cultural-exchange',
  name: 'Cultural Exchange',
  layout: 'landscape',
  img: { src },
  data: [
    {
      title: 'Twin Towns',
      img: { src, crop: [0, 30, 300, 225] },
      description:
        'Towns, schools or clubs of two countries enter together with what they have done for each other over at least six months. A joint report of up to ten pages decides the Preliminary. In the Final both sides present for 12 minutes and receive visitors at a stand. Official visits alone do not count.',
      ...shared,
    },
    {
      title: 'Guest Family Diary',
      img: { src, crop: [95, 0, 280, 210] },
      description:
        'Guest and host family keep one diary on paper during a stay of at least five days: 20 to 40 pages in two languages, with drawings, recipes and photographs. Add a page of summary in English and leave out what was told in private. Finalists read from it for 8 minutes, one side by video if need be.',
      ...shared,
    },
    {
      title: 'Shared Stage',
      img: { src, crop: [60, 90, 260, 195] },
      description:
        'Between 4 and 16 performers from two or more countries, new to each other, make a piece of 6 to 10 minutes from all their traditions. No country sends more than two thirds of them. The Preliminary is judged from a filmed rehearsal; the Final is live, on 10 by 8 metres and without playback.',
      ...shared,
    },
  ],
};
