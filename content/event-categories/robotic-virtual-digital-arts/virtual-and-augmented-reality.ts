import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/virtual-and-augmented-reality.svg';
const contest = { ageCategories: AGES.open, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual };

/** Places that are entered through a headset or seen through a screen. */
export const virtualAndAugmentedReality: SubPage = {
  key: 'virtual-and-augmented-reality',
  name: 'Virtual and Augmented Reality',
  layout: 'landscape',
  img: { src },
  data: [
    {
      name: 'Virtual Museum',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Build rooms for 8 to 20 exhibits on one theme, for a headset or the browser, with labels of at most 60 words and a source for every picture. Visitors must be able to sit and to move without dizziness. Hand in the build two weeks ahead; in the Final the jury visits for 15 minutes, then questions you.',
      ...contest,
    },
    {
      name: 'Augmented Stage',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'One to eight performers play six to eight minutes with a digital layer that answers to them live. The stage of 6 by 8 m has projector, tracking camera, light and sound; bring computer and software and set up in 20 minutes. The Preliminary is judged from a film in one take. Storing faces of the audience is forbidden.',
      ...contest,
    },
    {
      name: 'Rebuilt Delphi',
      img: { src, crop: [60, 70, 300, 225] },
      description:
        'Raise one building or one moment of the ancient sanctuary again: the theatre, the stadium, a treasury, the temple of Apollo. Fix the date, and let a colour or a switch tell what is known from what is guessed. Bring a plan to scale and the list of sources. The walk takes five to ten minutes; finalists lead it themselves.',
      ...contest,
    },
  ],
};
