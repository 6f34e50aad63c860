import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/festivals-and-rituals.svg';
const shared = {
  category: ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania'],
  ageCategories: AGES.open,
  rounds: ROUNDS.two,
  judgingCriteria: JUDGING.heritage,
} as const;

export const festivalsAndRituals: SubPage = {
  key: 'festivals-and-rituals',
  name: 'Festivals and Rituals',
  layout: 'landscape',
  img: { src },
  description:
    'Groups show a living custom of their own region as it is kept at home. Send one page on when, where and by whom it is held, with the agreement of that community; rites closed to outsiders are not shown. The Preliminary is judged from a film of 5 minutes, the Final on the custom itself. Animals and weapons stay at home.',
  data: [
    {
      name: 'Festival Procession',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Between 12 and 40 people walk a route of 400 metres with banners, masks, floats carried by hand and live music, and halt once before the jury for 3 minutes. Nothing is wider than 3 metres or higher than 4, and motors, fire and confetti are not used. Dress and order follow the custom.',
      ...shared,
    },
    {
      name: 'Harvest Custom',
      img: { src, crop: [80, 50, 300, 225] },
      description:
        'From 4 to 20 people show a custom of sowing, reaping, vintage or thanksgiving in 8 to 12 minutes, on open ground of 10 by 10 metres. Use the songs and tools that belong to it, with blades blunted. Bring the produce and offer a taste at the end, with a list of ingredients.',
      ...shared,
    },
    {
      name: 'Lamp Ceremony',
      img: { src, crop: [130, 15, 240, 180] },
      description:
        'Lamps are prepared, lit, carried or laid out at nightfall by 3 to 15 people, in up to 10 minutes. Bring vessels of clay or metal; the organiser provides oil, wicks, sand and a fire watch. Sky lanterns and lamps set afloat on open water are not allowed, and hair and sleeves are tied back.',
      ...shared,
    },
  ],
};
