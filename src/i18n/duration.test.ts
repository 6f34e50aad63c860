import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { createI18n } from './i18n.ts';

const { t } = createI18n();

it.each([
  [0, '0 min'],
  [25, '25 min'],
  [120, '2 h'],
  [125, '2 h 5 min'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(formatDuration(minutes, t)).toBe(words);
});
