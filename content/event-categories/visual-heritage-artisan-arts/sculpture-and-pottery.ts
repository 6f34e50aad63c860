import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/sculpture-and-pottery.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual } as const;

export const sculptureAndPottery: SubPage = {
  key: 'sculpture-and-pottery',
  name: 'Sculpture and Pottery',
  layout: 'portrait',
  img: { src },
  data: [
    {
      name: 'Clay Modelling',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Model a figure or relief up to 40 centimetres high in 5 hours, from 10 kilograms of clay that the organiser gives to everyone. Bring your own modelling tools and, if needed, a simple armature. The Preliminary is decided on photographs of two earlier works. Moulds and casts are not permitted.',
      ...shared,
    },
    {
      name: 'Stone Carving',
      img: { src, crop: [88, 0, 225, 300] },
      description:
        'Send a clay or plaster maquette for the Preliminary. In the Final you carve it over three days of 6 hours in limestone of 40 by 40 by 60 centimetres; Under 18 work in soapstone. Bring your own mallet, chisels, rasps and goggles. Power tools are excluded, and safety shoes are required.',
      ...shared,
    },
    {
      name: 'Wood Carving',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'A relief or figure from one block of lime wood, 50 by 25 by 10 centimetres, finished within two days of 6 hours. Bring your own gouges, knives and carving mallets; a bench with clamps is provided. Oil or wax may seal the surface, paint may not. Preliminary entries show three photographs and a drawing.',
      ...shared,
    },
    {
      name: 'Wheel Pottery',
      img: { src, crop: [20, 40, 180, 240] },
      description:
        'Two tasks at an electric or kick wheel: in the Preliminary, four bowls of equal size within 45 minutes; in the Final, a lidded jar and a jug of free form within 90. Prepared stoneware clay is provided, with no more than 12 kilograms each. Pieces are judged leather-hard, after trimming.',
      ...shared,
    },
    {
      name: 'Vase Painting',
      img: { src, crop: [200, 30, 180, 240] },
      description:
        'Paint a vase in black-figure, red-figure or white-ground technique, or in a tradition of your own country. The Preliminary is a drawn frieze on paper, 20 by 60 centimetres. For the Final a leather-hard amphora of 30 centimetres, slips and a banding wheel are supplied; bring fine brushes. After 6 hours the jury sees the vase unfired.',
      ...shared,
    },
  ],
};
