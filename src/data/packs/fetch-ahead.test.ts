import { describe, expect, it } from 'vitest';
import { howMuchAhead } from './fetch-ahead.ts';

describe('how much is fetched automatically', () => {
  it.each([
    ['nothing is told of the connection', undefined, 'data'],
    ['it is told, but not how good it is', { saveData: false }, 'data'],
    ['it is told only that it is metered', { type: 'cellular' }, 'nothing'],
    ['it is good', { effectiveType: '4g', saveData: false }, 'everything'],
    ['it is good and by wire', { effectiveType: '4g', type: 'ethernet' }, 'everything'],
    ['it is metered', { effectiveType: '4g', type: 'cellular' }, 'nothing'],
    ['it is slow', { effectiveType: '3g' }, 'nothing'],
    ['data are to be saved', { effectiveType: '4g', saveData: true }, 'nothing'],
  ] as const)('when %s', (_, connection, much) => {
    expect(howMuchAhead(connection)).toBe(much);
  });
});
