import type { SubPage } from './event-category.ts';
import { creativeWriting } from './language-literary-oratory-arts/creative-writing.ts';
import { debateAndOratory } from './language-literary-oratory-arts/debate-and-oratory.ts';
import { languagesAndTranslation } from './language-literary-oratory-arts/languages-and-translation.ts';
import { poetry } from './language-literary-oratory-arts/poetry.ts';
import { quizAndSpelling } from './language-literary-oratory-arts/quiz-and-spelling.ts';
import { storytellingAndEpicRecitation } from './language-literary-oratory-arts/storytelling-and-epic-recitation.ts';

/** The sub-pages of Language, Literary, Oratory Arts, in the order they are shown. */
export const languageLiteraryOratoryArts: readonly SubPage[] = [
  poetry,
  storytellingAndEpicRecitation,
  debateAndOratory,
  creativeWriting,
  languagesAndTranslation,
  quizAndSpelling,
];
