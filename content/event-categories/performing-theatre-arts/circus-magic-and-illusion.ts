import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/circus-magic-and-illusion.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.one, judgingCriteria: JUDGING.dance } as const;

export const circusMagicAndIllusion: SubPage = {
  key: 'circus-magic-and-illusion',
  name: 'Circus, Magic and Illusion',
  layout: 'portrait',
  img: { src },
  data: [
    {
      name: 'Juggling',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'A routine of 4 to 6 minutes to music, alone or in a pair, with balls, clubs, rings, diabolo, poi or devil sticks. Ceiling height is 8 metres. Each drop costs half a point, yet a well-covered drop is forgiven once. Fire, knives and glass are not allowed, nor are objects above 2 kilograms.',
      ...shared,
    },
    {
      name: 'Acrobatics',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Floor, hand-to-hand, pyramid or aerial work on silk, rope or hoop by one to eight people, up to 6 minutes. Rigging points carry 500 kilograms and are tested with you the day before; mats are in place. Pyramids stop at three levels, and Under 18 works aloft only with a safety line.',
      ...shared,
    },
    {
      name: 'Stage Magic',
      img: { src, crop: [40, 20, 195, 260] },
      description:
        'Present an act of 6 to 8 minutes with a beginning, a build and a surprise, to music or to your own words. One assistant and apparatus that fits a door of 90 centimetres are allowed. Animals, fire and paid helpers in the audience are not. A secret list of methods stays with the chief judge.',
      ...shared,
    },
    {
      name: 'Close-up Magic',
      img: { src, crop: [200, 40, 180, 240] },
      description:
        'Twelve people sit around your table, among them the jury, and a camera shows your hands to the hall. Perform 8 minutes with cards, coins, cups or borrowed objects. Guests shuffle and choose for themselves. A close-up mat is provided; hidden electronics are excluded, and your sleeves may be checked.',
      ...shared,
    },
  ],
};
