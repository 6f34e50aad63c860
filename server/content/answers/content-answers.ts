import type { CallAnswer } from '../../answers/call-answer.ts';
import type { Contents } from '../contents.ts';
import { eventAnswers } from './event-answers.ts';
import { frameAnswers } from './frame-answers.ts';
import { gameAnswers } from './game-answers.ts';
import { pageAnswers } from './page-answers.ts';

/** How every reading call is answered from published content. */
export const contentAnswers: readonly CallAnswer<Contents>[] = [
  ...eventAnswers,
  ...gameAnswers,
  ...pageAnswers,
  ...frameAnswers,
];
