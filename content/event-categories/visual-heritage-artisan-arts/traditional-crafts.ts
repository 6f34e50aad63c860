import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/traditional-crafts.svg';
const shared = { ageCategories: AGES.open, rounds: ROUNDS.two, judgingCriteria: JUDGING.heritage } as const;

export const traditionalCrafts: SubPage = {
  key: 'traditional-crafts',
  name: 'Traditional Crafts',
  layout: 'portrait',
  img: { src },
  data: [
    {
      name: 'Weaving',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Send a finished cloth of at least 50 by 150 centimetres for the Preliminary, with a sample of each yarn. Finalists weave for 6 hours on their own portable loom, be it backstrap, frame or table, already warped. Hand-spun and plant-dyed yarn is valued. Pattern drafts may lie open, mechanical jacquards may not be used.',
      ...shared,
    },
    {
      name: 'Embroidery',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Stitches of one named tradition, such as kantha, chikankari, Cretan, Palestinian tatreez or Suzhou silk. The Preliminary judges a finished piece, front and back. In the Final everyone fills a square of 20 centimetres in 5 hours; cloth is provided; bring your own threads, hoop and lamp. Machine stitching is not allowed.',
      ...shared,
    },
    {
      name: 'Basketry',
      img: { src, crop: [88, 0, 225, 300] },
      description:
        'Make a basket with a handle or a lid within 5 hours, from willow, cane, bamboo, palm leaf, rush or grass that you have gathered and soaked beforehand. Photographs of three earlier baskets decide the Preliminary. Base, sides and rim are examined; nails, glue and plastic strips lead to disqualification.',
      ...shared,
    },
    {
      name: 'Metalwork',
      img: { src, crop: [20, 20, 195, 260] },
      description:
        'Repoussé, engraving, filigree, lost-wax casting and damascening may enter. A finished object of up to 3 kilograms is judged first; the Final is a task of 4 hours in sheet copper of 20 by 20 centimetres, worked with hammer, punches and pitch. Torches are lit only by the organiser. Gold is not used.',
      ...shared,
    },
    {
      name: 'Mask Making',
      img: { src, crop: [190, 40, 180, 240] },
      description:
        'Carve, model or layer a mask that an actor can wear, see through and speak in. It may follow a living custom or the theatre of ancient Greece. Bring the bare form, made at home, to the Final and paint and fit it there in 4 hours. An actor wears it for two minutes before the jury.',
      ...shared,
    },
    {
      name: 'Toy Making',
      img: { src, crop: [120, 60, 180, 240] },
      description:
        'Tops, dolls, pull-along animals, whistles and puzzles of wood, cloth, clay or reed, built as they were before batteries. The Preliminary shows one toy with a page on its history. In the Final you build a second within 4 hours, and three children try it. Small parts and toxic colours are not allowed.',
      ...shared,
    },
  ],
};
