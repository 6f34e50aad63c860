import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/gardens-and-landscapes.svg';
const shared = { ageCategories: AGES.open, rounds: ROUNDS.two, judgingCriteria: JUDGING.eco } as const;

export const gardensAndLandscapes: SubPage = {
  key: 'gardens-and-landscapes',
  name: 'Gardens and Landscapes',
  layout: 'portrait',
  img: { src },
  description:
    'Plans are for a real plot whose owner agrees, and a garden already begun counts as much as one on paper. One to six people enter together, a school class as one; hand in one A1 sheet, a planting list with Latin names and a page on soil, water and care through the year. Finalists plant a corner of it in a tray of 120 by 80 centimetres and present it in 8 minutes. Native plants come first; invasive kinds, peat and chemical sprays are ruled out.',
  data: [
    {
      name: 'Sacred Grove',
      img: { src, crop: [10, 0, 225, 300] },
      description:
        'Sanctuaries were often groves, and in many regions stands of trees are still kept that nobody fells. Protect, renew or plant one of at least 500 square metres, with its paths and places of rest. Name those who know its customs and were asked. Apart from benches, low walls and a basin nothing is built.',
      ...shared,
    },
    {
      name: 'Rooftop Garden',
      img: { src, crop: [150, 15, 207, 276] },
      description:
        'Turn a flat roof of 50 to 300 square metres into a garden, starting from the load it may carry, confirmed by an engineer. Draw the layers, the drainage, shelter from wind and a railing of at least 1.1 metres. Rain covers half of the water it needs. Artificial turf is not accepted.',
      ...shared,
    },
    {
      name: 'School Garden',
      img: { src, crop: [70, 40, 180, 240] },
      ...shared,
    },
  ],
};
