import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/floor-and-body-art.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.one, judgingCriteria: JUDGING.visual } as const;

export const floorAndBodyArt: SubPage = {
  key: 'floor-and-body-art',
  name: 'Floor and Body Art',
  layout: 'portrait',
  img: { src },
  data: [
    {
      name: 'Rangoli',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'One to three people fill a square of 1.5 metres with coloured powder, flower petals or grains in 3 hours. Only a chalk circle and one diagonal may be drawn beforehand; stencils and sieves with patterns are barred. Bring your colours and knee cushions. Lamps are electric, and you sweep your place afterwards.',
      ...shared,
    },
    {
      name: 'Kolam',
      img: { src, crop: [88, 0, 225, 300] },
      description:
        'Set a grid of dots with rice flour and lead the lines around or through them by hand, working alone on a damp floor of 2 by 2 metres. You have 60 minutes. Lines should close without a break, and symmetry is checked. The first ten minutes are a compulsory pattern on a grid of 7 by 7.',
      ...shared,
    },
    {
      name: 'Sand Mandala',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Teams of two to four work from the centre outwards on a board of 1 by 1 metre, over two days of 5 hours. Coloured sand is provided; bring your own funnels and scrapers. Draw the plan with compass and ruler first. A cloth over the mouth keeps breath off the sand, which is swept together at the closing ceremony.',
      ...shared,
    },
    {
      name: 'Henna',
      img: { src, crop: [20, 40, 180, 240] },
      description:
        'Decorate the palm and back of one hand of a model who comes with you, aged 12 or above, within 75 minutes. Use cones of natural henna only: black henna and added dyes are forbidden because they harm the skin. Indian, Arabic, Moroccan and modern patterns are judged alike. You may keep sketches beside you.',
      ...shared,
    },
    {
      name: 'Face Painting',
      img: { src, crop: [200, 30, 180, 240] },
      description:
        'Transform a face within 90 minutes to the theme, for instance a mask of kathakali, of Chinese opera or of your own invention. Bring your own water-based cosmetic colours, sponges and brushes, new for each model, who must be free of allergies. Glued-on pieces cover at most a fifth. Glitter stays away from eyes.',
      ...shared,
    },
  ],
};
