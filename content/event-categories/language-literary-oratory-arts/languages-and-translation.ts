import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/languages-and-translation.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.words } as const;

export const languagesAndTranslation: SubPage = {
  key: 'languages-and-translation',
  name: 'Languages and Translation',
  layout: 'landscape',
  img: { src },
  description:
    'Meaning is carried across: from an ancient text to a living voice, from hand to eye, from one ear to another. You choose your level when you register, and the jury may move you up after the Preliminary. Texts, headsets and a quiet room are provided; phones and translation programs stay outside.',
  data: [
    {
      name: 'Ancient Greek',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Read about 15 lines of Homer or Attic prose aloud and explain them, after 20 minutes with a printed lexicon. Any established pronunciation is accepted if you keep to it. Learners receive their text a month ahead; readers meet it unseen. In the Final add a short dialogue in Ancient Greek.',
      category: ['Learner, up to two years of study', 'Reader, more than two years'],
      ...shared,
    },
    {
      name: 'Sanskrit',
      img: { src, crop: [90, 60, 300, 225] },
      description:
        'Chant four verses by heart, two in anushtubh and two in another metre, then explain them and answer three questions in simple Sanskrit, all within 8 minutes. Metre, sandhi and sense count equally. In the Final beginners retell a short story in Sanskrit, and advanced competitors translate one into prose in 30 minutes.',
      category: ['Beginner', 'Advanced'],
      ...shared,
    },
    {
      name: 'Sign Language Poetry',
      img: { src, crop: [30, 40, 240, 180] },
      description:
        'A poem of your own, 2 to 4 minutes long, in any national sign language or in International Sign; handshapes, rhythm and space take the place of rhyme. Wear one colour that sets off the hands, without rings. No voice or music is used, and an English version goes to the jury. The Final asks for a second poem.',
      category: ['Signing for up to three years', 'Fluent signer'],
      ...shared,
    },
    {
      name: 'Live Translation',
      img: { src, crop: [150, 15, 240, 180] },
      description:
        'Interpret a speech of 5 minutes: consecutively with a notepad in the Preliminary, simultaneously from a booth in the Final. English is paired with Greek, Hindi, French or Arabic, in both directions. Students receive the subject and a word list two days before, trained interpreters an hour before.',
      category: ['Student', 'Trained interpreter'],
      ...shared,
    },
  ],
};
