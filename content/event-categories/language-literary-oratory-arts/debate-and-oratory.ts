import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/debate-and-oratory.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.three, judgingCriteria: JUDGING.words } as const;

export const debateAndOratory: SubPage = {
  key: 'debate-and-oratory',
  name: 'Debate and Oratory',
  layout: 'landscape',
  img: { src },
  data: [
    {
      name: 'Debate',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Two sides argue in English over a motion published a week before; lots decide 30 minutes ahead who speaks for it. Each side has two speeches of 5 minutes and a reply of 3, and takes questions after the first minute. Notes on paper are allowed, screens are not. In the Final the motion is announced an hour before.',
      category: ['Single', 'Team of two'],
      ...shared,
    },
    {
      name: 'Extempore',
      img: { src, crop: [100, 40, 280, 210] },
      description:
        'Draw three topics, keep one and speak on it for 4 minutes, in English, Greek, Hindi, French or Arabic. You have 3 minutes to prepare with pencil and paper, but speak without notes or a lectern. A bell rings 30 seconds before the end. The Semi-Final leaves 2 minutes to prepare, the Final 1.',
      category: ['Single'],
      ...shared,
    },
    {
      name: 'Forum Speech',
      img: { src, crop: [60, 75, 260, 195] },
      description:
        'A prepared address of 6 to 8 minutes on a question that concerns a whole community, given in the open without a microphone. One card the size of a hand is allowed; slides and props are not. Speak English, or ask for an interpreter when you register. In the Final two listeners put questions, with a minute for each answer.',
      category: ['Single'],
      ...shared,
    },
    {
      name: 'Youth Parliament',
      img: { src, crop: [140, 10, 240, 180] },
      description:
        'Six teams form a chamber, each with a bill of one page on something that concerns young people. Every member speaks at least once, in English and for up to 2 minutes, under the printed rules of order. Amendments and alliances count as much as speeches. In the Final the bill is new.',
      category: ['Team of five'],
      ...shared,
    },
  ],
};
