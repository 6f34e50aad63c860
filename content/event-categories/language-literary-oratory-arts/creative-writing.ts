import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/creative-writing.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.one, judgingCriteria: JUDGING.words } as const;

export const creativeWriting: SubPage = {
  key: 'creative-writing',
  name: 'Creative Writing',
  layout: 'portrait',
  img: { src },
  data: [
    {
      title: 'Short Story',
      img: { src, crop: [10, 0, 225, 300] },
      description:
        'An opening sentence is announced, and 3 hours later a story of 800 to 1,500 words is due, or of 400 for Under 12. Write by hand or on a computer provided, in English, Greek, Hindi, French or Arabic. Paper dictionaries are allowed, drafts and phones are not. Every writer reads the first page aloud.',
      ...shared,
    },
    {
      title: 'Essay',
      img: { src, crop: [170, 5, 216, 288] },
      description:
        'Choose one of three questions on art, sport or peace and answer it in 2 hours, with 600 to 1,200 words, or 300 for Under 12, in English, Greek, Hindi, French or Arabic. Take a position, give examples and name your sources. Afterwards you sum up the essay for the jury in 2 minutes, without reading.',
      ...shared,
    },
    {
      title: 'Play Script',
      img: { src, crop: [45, 30, 195, 260] },
      description:
        'Send an unperformed scene for two to four characters four weeks before, of 8 to 15 pages, in English or with a translation. Stage directions are brief and every line can be spoken. Actors provided by the organiser read 5 minutes of your choice to the jury, after half an hour of rehearsal with you.',
      ...shared,
    },
    {
      title: 'Comic',
      img: { src, crop: [200, 50, 180, 240] },
      description:
        'Four A4 pages, in black and white or colour, are drawn and lettered by hand in 5 hours on a theme announced at the table. Paper is provided; bring pencils, ink, brushes and colours. Tablets, tracing and the characters of others are ruled out. Present the finished pages to the jury in 2 minutes.',
      ...shared,
    },
  ],
};
