import type { SampleSetting } from '../sample/setting.ts';
import type { CallAnswer } from './call-answer.ts';
import { sampleEventAnswers } from './sample-events.ts';
import { sampleFrameAnswers } from './sample-frame.ts';
import { samplePageAnswers } from './sample-pages.ts';

/** How every reading call is answered until content is published. */
export const sampleAnswers: readonly CallAnswer<SampleSetting>[] = [
  ...sampleEventAnswers,
  ...samplePageAnswers,
  ...sampleFrameAnswers,
];
