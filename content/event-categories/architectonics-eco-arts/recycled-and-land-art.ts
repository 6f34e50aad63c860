import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/recycled-and-land-art.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.one, judgingCriteria: JUDGING.visual } as const;

export const recycledAndLandArt: SubPage = {
  key: 'recycled-and-land-art',
  name: 'Recycled and Land Art',
  layout: 'portrait',
  img: { src },
  description:
    'Works are made on the spot in 6 hours, or 4 for Under 12, by one person or a team of up to four, on a theme announced that morning. Sorted, clean waste is provided, and you may bring up to 10 kilograms of your own. Bring hand tools, gloves and firm shoes. Broken glass, batteries and spray paint are not used.',
  data: [
    {
      name: 'Sculpture from Waste',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Build a piece between half a metre and 2 metres high from metal, wood, plastic or cardboard that was to be thrown away. Join it with wire, screws, knots or slots, so that it can be taken apart again; glue is not allowed. It must withstand wind. Cordless drills can be borrowed by those aged 13 and over.',
      ...shared,
    },
    {
      name: 'Land Art',
      img: { src, crop: [170, 0, 219, 292] },
      description:
        'Stones, earth, sand, fallen leaves and water of a plot of 4 by 4 metres are all you have. Cut no living plants, take no stones from walls, and leave nails, string and paint at home. You choose the point from which the jury first sees the work; afterwards it is left to the weather.',
      ...shared,
    },
    {
      name: 'Wearable Waste',
      img: { src, crop: [60, 50, 180, 240] },
      description:
        'One complete outfit, at least four fifths of it used material, in which a person can walk, sit and climb three steps. Half may be prepared at home; fitting and finish are done here, with sewing machines and irons provided. It is shown for 90 seconds on a walkway of 15 metres. Sharp edges and covered faces are not allowed.',
      ...shared,
    },
  ],
};
