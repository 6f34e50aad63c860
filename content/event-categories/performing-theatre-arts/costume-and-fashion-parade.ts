import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

export const costumeAndFashionParade: SubPage = {
  key: 'costume-and-fashion-parade',
  name: 'Costume and Fashion Parade',
  layout: 'portrait',
  img: { src: '/catalogue/costume-and-fashion-parade.svg' },
  description:
    'Makers and wearers walk together: each entry shows one to six costumes on a runway of 15 metres, with 90 seconds for a single costume and 4 minutes for a group. Traditional dress is shown complete, with headwear, jewellery and footwear, and its region and occasion are announced. Ancient Greek dress means peplos, chiton or himation, draped and pinned from woven cloth without sewn fitting. In upcycled dress at least four fifths of the material has had another use before. The Preliminary is held at a table, where the jury looks at seams, fabric and a folder with sketches and sources; the parade is the Final. Send your music of at most 4 minutes with the entry; real fur, ivory and the feathers of wild birds are not allowed.',
  data: {
    ageCategories: AGES.three,
    competitionRounds: ROUNDS.two,
    judgingCriteria: JUDGING.heritage,
    categories: ['Traditional dress', 'Ancient Greek dress', 'Upcycled dress'],
  },
};
