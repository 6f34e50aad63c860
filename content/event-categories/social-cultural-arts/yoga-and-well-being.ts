import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/yoga-and-well-being.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.dance } as const;

export const yogaAndWellBeing: SubPage = {
  key: 'yoga-and-well-being',
  name: 'Yoga and Well-being',
  layout: 'portrait',
  img: { src },
  description:
    'Performances take place barefoot on a level floor of 8 by 8 metres, with mats provided. Wear close-fitting dress without jewellery and hand in your music, which has no words, on a memory stick the day before. Headstands and shoulder stands are not open to Under 12.',
  data: [
    {
      name: 'Artistic Yoga',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Ten postures flow to music in 2 minutes 30 seconds to 3 minutes, among them a forward bend, a backbend, a twist, a balance on one leg and one on the hands. Hold five of them for 3 seconds. Partners may be lifted to shoulder height but not thrown. The Final needs a new routine.',
      categories: ['Solo', 'Pair', 'Group of 4 to 8'],
      ...shared,
    },
    {
      name: 'Rhythmic Yoga',
      img: { src, crop: [170, 10, 210, 280] },
      description:
        'Breath and movement change on the beat for 3 minutes. Everyone performs the published sequence built on the sun salutation in the Preliminary and an arrangement of their own from the Semi-Final on. Pairs and groups keep exactly together without touching; soloists follow a live drum. Props are not used.',
      categories: ['Solo', 'Pair', 'Group of 4 to 8'],
      ...shared,
    },
    {
      name: 'Meditation Guide',
      img: { src, crop: [60, 35, 189, 252] },
      description:
        'Lead a circle of 20 listeners through breath, stillness and attention for 8 minutes, or 4 for Under 12, in English or with your own interpreter. Pairs and groups share the words, and one of them may play a bell, bowl or flute. Keep postures simple. Promises of healing and the teaching of one faith are left out.',
      categories: ['Solo', 'Pair', 'Group of 3 or 4'],
      ...shared,
    },
  ],
};
