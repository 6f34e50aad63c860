import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

export const culinaryHeritage: SubPage = {
  key: 'culinary-heritage',
  name: 'Culinary Heritage',
  layout: 'landscape',
  img: { src: '/catalogue/culinary-heritage.svg' },
  description:
    'Cook a dish that has been handed down, and tell the jury by whom. A regional dish uses produce of its own landscape; a festival sweet belongs to a named feast; an ancient recipe follows a source written before the year 1500, without ingredients its authors could not have known. For the Preliminary send the recipe, a photograph and a page on its history. In the Final one or two cooks prepare six small portions in 90 minutes at a station with two hobs, an oven, a sink and basic pots; bring any special vessels, spices and ingredients, and nothing may be cooked in advance except ferments and stocks. Aprons and covered hair are required, allergens are written on a card, and neither protected species nor open fire may be used.',
  data: {
    ageCategories: AGES.open,
    competitionRounds: ROUNDS.two,
    judgingCriteria: JUDGING.heritage,
    categories: ['Regional dish', 'Festival sweet', 'Ancient recipe'],
  },
};
