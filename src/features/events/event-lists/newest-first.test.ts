import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('puts the latest first, keeps the order within a day, and puts what has no date last', () => {
  const days = ['soon', '05-03-2024', '2025-11-02', '', '05/03/2024', '31-12-2024'];
  expect(newestFirst(days.map((startDate) => ({ startDate }))).map(({ startDate }) => startDate)).toEqual([
    '2025-11-02',
    '31-12-2024',
    '05-03-2024',
    '05/03/2024',
    'soon',
    '',
  ]);
});
