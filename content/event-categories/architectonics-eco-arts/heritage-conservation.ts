import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/heritage-conservation.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.eco } as const;

export const heritageConservation: SubPage = {
  key: 'heritage-conservation',
  name: 'Heritage Conservation',
  layout: 'landscape',
  img: { src },
  data: [
    {
      title: 'Measured Drawing',
      img: { src, crop: [0, 40, 300, 225] },
      description:
        'Send a sheet on any building over 60 years old to the Preliminary. Finalists survey a doorway or wall in 6 hours with tape, plumb line and level, and draw plan, section and elevation at 1:20 and a detail at 1:5, on A2. Laser meters may check the work; photographs are not traced.',
      ...shared,
    },
    {
      title: 'Reuse of an Old Building',
      img: { src, crop: [95, 0, 300, 225] },
      description:
        'Mill, school or station: give a building over 60 years old a new use that keeps its character. Four A2 sheets, by one to four people, show what stands, what is damaged, what goes, what comes and who pays. Additions can be undone, and load-bearing walls stay. Finalists present for 10 minutes.',
      ...shared,
    },
    {
      title: 'Stone Repair',
      img: { src, crop: [60, 60, 260, 195] },
      description:
        'Three repairs of your own, photographed before and after, count in the Preliminary. In the Final a new piece is cut to fit a broken limestone moulding of 40 centimetres, bedded in lime mortar and dressed within 8 hours. Bring chisels, mallet and square; stone, goggles and masks are provided. No power tools, cement or resin.',
      ...shared,
    },
  ],
};
