import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/animation-and-visual-effects.svg';
const contest = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual };

/** Pictures set in motion. */
export const animationAndVisualEffects: SubPage = {
  key: 'animation-and-visual-effects',
  name: 'Animation and Visual Effects',
  layout: 'landscape',
  img: { src },
  data: [
    {
      title: 'Short Animation',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'A story of one to five minutes, titles included, as an MP4 file of 1920 by 1080 pixels with English subtitles where people speak. Add the storyboard, a sheet of the figures and proof of the rights to the music. The jury chooses ten films from the files; the Final is a showing with a talk of three minutes.',
      categories: ['Drawn by hand', 'Computer 2D', 'Computer 3D'],
      ...contest,
    },
    {
      title: 'Stop Motion',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'From 30 seconds to three minutes, photographed picture by picture with at least twelve pictures a second. Wires and stands may be removed on the computer, but every figure must have moved before the camera. Send an MP4 file and six photographs of the work; finalists bring one puppet or piece of the set.',
      categories: ['Puppets and clay', 'Cut-out', 'Objects and people'],
      ...contest,
    },
    {
      title: 'Motion Graphics',
      img: { src, crop: [60, 70, 300, 225] },
      description:
        'Letters, signs and shapes move for 20 to 60 seconds. The subject of the Preliminary is free; for the Final, a text is given out 24 hours before delivery. Work must be understood without sound and flash no more than three times a second. Bring your own laptop and licensed fonts; ready-made templates are excluded.',
      categories: ['Title sequence', 'Explanatory film', 'Picture for music'],
      ...contest,
    },
  ],
};
