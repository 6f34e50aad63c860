import { expect, it } from 'vitest';
import { readDrainMs } from './drain-time.ts';

it('OPS-41 a server goes on for as long as it is told, by default not at all', () => {
  expect([
    readDrainMs({}),
    readDrainMs({ DRAIN_SECONDS: '' }),
    readDrainMs({ DRAIN_SECONDS: '2.5' }),
  ]).toEqual([0, 0, 2_500]);
});

it('OPS-41 anything else ends the start in one sentence', () => {
  for (const wrong of ['soon', '-1', '61'])
    expect(() => readDrainMs({ DRAIN_SECONDS: wrong })).toThrow(
      `DRAIN_SECONDS must be a number from 0 to 60, not "${wrong}".`,
    );
});
