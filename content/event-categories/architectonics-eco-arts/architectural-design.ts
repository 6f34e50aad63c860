import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/architectural-design.svg';
const shared = {
  category: ['Student', 'Professional'],
  ageCategories: AGES.adult,
  rounds: ROUNDS.two,
  judgingCriteria: JUDGING.eco,
} as const;

export const architecturalDesign: SubPage = {
  key: 'architectural-design',
  name: 'Architectural Design',
  layout: 'landscape',
  img: { src },
  description:
    'Alone or in a team of up to four, you answer a brief for a real site, published three months before with its plan, floor area and budget. Send two A1 panels without names to the Preliminary, with plans, sections, materials and the use of energy. Finalists bring a model on a base of 60 by 60 centimetres and present it in 10 minutes. Students enclose a certificate of study; mixed teams enter as professionals.',
  data: [
    {
      title: 'Open-Air Theatre',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Seats for 800 on a slope, for the spoken word without loudspeakers. Draw the lines of sight and explain how the last row hears, how a wheelchair reaches 20 of the places and what happens in rain, sun and wind. Foundations are no deeper than half a metre, so that the slope can be given back.',
      ...shared,
    },
    {
      title: 'Small Stadium',
      img: { src, crop: [90, 60, 300, 225] },
      description:
        'Plan a ground for 2,000 spectators around a field of 60 by 40 metres, on which wrestling, ball games and dance take turns. At most a third of the seats is roofed, everyone can leave within 8 minutes, and the stands serve the quarter on days without games. State how much water and power it needs in a year.',
      ...shared,
    },
    {
      title: 'Pavilion',
      img: { src, crop: [40, 30, 240, 180] },
      ...shared,
    },
    {
      title: 'Public Square',
      img: { src, crop: [130, 20, 260, 195] },
      description:
        'About 4,000 square metres in the middle of a town become a place for market, play and rest. Half of the surface lets rain through, and a third lies in shade at noon in summer. Explain where cars go, how a blind visitor finds the way and what ten years of upkeep cost.',
      ...shared,
    },
  ],
};
