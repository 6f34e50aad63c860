import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

export const bandsAndEnsembles: SubPage = {
  key: 'bands-and-ensembles',
  name: 'Bands and Ensembles',
  layout: 'portrait',
  img: { src: '/catalogue/bands-and-ensembles.svg' },
  description:
    'Groups play live and are judged as one, so balance and listening matter more than single solos. A chamber group has 3 to 9 players, a folk ensemble 4 to 15, a brass band 10 to 30 and a marching band 16 to 60 with its drum major. On stage the limit is 10 minutes in the Preliminary and 15 in the Final; marching bands use a field of 40 by 60 metres and must keep moving for half of that time. Electric guitars and keyboards are welcome in folk ensembles, with amplifiers provided. Bring stands, instruments and three scores or lead sheets for the jury. Prepare two contrasting pieces for the Preliminary and two others for the Final, one of them from your own region.',
  data: {
    ageCategories: AGES.three,
    competitionRounds: ROUNDS.two,
    judgingCriteria: JUDGING.music,
    categories: ['Brass band', 'Marching band', 'Folk ensemble', 'Chamber group'],
  },
};
