import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/creative-coding-and-ai-art.svg';
const contest = { ageCategories: AGES.open, rounds: ROUNDS.one, judgingCriteria: JUDGING.visual };

/** Art that is written as a program. */
export const creativeCodingAndAiArt: SubPage = {
  key: 'creative-coding-and-ai-art',
  name: 'Creative Coding and AI Art',
  layout: 'portrait',
  img: { src },
  description:
    "Here the artist writes the rules and a program carries them out. Every entry comes with its code and a statement of at most 300 words that names languages, libraries, models and training data and says which part is your own. The hall has a wide screen with HDMI and two loudspeakers; bring your own laptop. The likeness or voice of a living person needs that person's written consent.",
  data: [
    {
      name: 'Generative Picture',
      img: { src, crop: [20, 0, 225, 300] },
      description:
        'A series of three pictures, 40 by 50 cm, made by one program from different starting values and not retouched afterwards. Send files of 300 dots an inch; the prints are made for the exhibition. In the Final the program draws a fourth picture before the jury within three minutes.',
      ...contest,
    },
    {
      name: 'Live Coding',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Eight minutes of picture, sound or both, written before the audience from an empty editor that everyone can read. Your own libraries are allowed if they are on the list; the network and prepared files are not. Each player has ten minutes of sound check. After a crash you may restart, but the clock keeps running.',
      ...contest,
    },
    {
      name: 'Dialogue with a Machine',
      img: { src, crop: [110, 40, 180, 240] },
      description:
        'A performer and a program converse for five to seven minutes in words, sounds or images. The jury draws the theme half an hour before, and all answers must be made up on stage. Any language is welcome with English captions. Hand in the record of one rehearsal, and keep a switch within reach that silences the machine.',
      ...contest,
    },
  ],
};
