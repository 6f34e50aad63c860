import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

export const ecoInnovation: SubPage = {
  key: 'eco-innovation',
  name: 'Eco Innovation',
  layout: 'landscape',
  img: { src: '/catalogue/eco-innovation.svg' },
  description:
    'Show a device, a material or a service that spares water or energy, puts waste to use or produces food with less harm. Teams of one to five enter one of the four categories with a prototype that works; ideas on paper alone are not accepted. A film of 3 minutes and four pages with measurements, costs and lessons from failure decide the Preliminary. In the Semi-Final the prototype runs for an hour before the jury, at a stand of 2 by 2 metres with water and power. Finalists speak for 8 minutes, answer questions for 7 and hand in a plan of how 100 households would use it within a year. Name the work of others that you build on; combustion engines and dangerous substances are not allowed.',
  data: {
    ageCategories: AGES.three,
    competitionRounds: ROUNDS.three,
    judgingCriteria: JUDGING.eco,
    categories: ['Water', 'Energy', 'Waste', 'Food'],
  },
};
