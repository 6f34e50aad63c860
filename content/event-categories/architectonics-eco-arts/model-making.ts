import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/model-making.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual } as const;

export const modelMaking: SubPage = {
  key: 'model-making',
  name: 'Model Making',
  layout: 'portrait',
  img: { src },
  data: [
    {
      name: 'Temple Model',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Build a temple or shrine that stands or once stood, at 1:100 or 1:50, on a base of up to 80 by 60 centimetres. Use wood, card, clay or plaster, but no kits or printed parts. Send six photographs and a page of sources to the Preliminary; finalists bring the model and explain it in 5 minutes.',
      ...shared,
    },
    {
      name: 'Bridge Model',
      img: { src, crop: [165, 10, 213, 284] },
      description:
        'Span 60 centimetres with wooden sticks, string and wood glue, weighing no more than 500 grams. In the Preliminary a bridge made at home carries 5 kilograms for a minute; those that hold are judged on form. Finalists build another in 4 hours from a box of parts, on a theme drawn by lot.',
      ...shared,
    },
    {
      name: 'Paper Architecture',
      img: { src, crop: [60, 40, 189, 252] },
      description:
        'By cuts and folds alone, without glue, a building rises from one A3 sheet and closes flat again like a card. Send photographs of two to the Preliminary; the Final gives you 3 hours, a theme and three sheets. Bring ruler, cutting mat and knife, or scissors for Under 12.',
      ...shared,
    },
  ],
};
