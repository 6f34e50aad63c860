import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

export const quizAndSpelling: SubPage = {
  key: 'quiz-and-spelling',
  name: 'Quiz and Spelling',
  layout: 'landscape',
  img: { src: '/catalogue/quiz-and-spelling.svg' },
  description:
    'Three contests share one stage, and you may enter more than one. In Spelling each competitor stands alone: a word is said twice and used in a sentence, in English, Greek or Hindi, whichever you registered for, and you spell it aloud within 45 seconds. Word lists are published three months before, but the Final goes beyond them. World heritage and Games of the world are matches of 30 questions between teams of two with buzzers: the first on places of the World Heritage List, the second on sports, festivals and pastimes from ancient Delphi to today. Right answers bring 2 points, wrong ones cost 1, and five more questions settle a tie. Anyone who uses a phone, notes or a hint from the audience loses the match.',
  data: {
    ageCategories: AGES.four,
    competitionRounds: ROUNDS.three,
    judgingCriteria: JUDGING.match,
    categories: ['Spelling', 'World heritage', 'Games of the world'],
  },
};
