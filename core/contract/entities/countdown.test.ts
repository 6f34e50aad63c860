import { describe, expect, it } from 'vitest';
import { ShapeError } from '../envelope.ts';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { countdown } from './countdown.ts';

const read = (body: unknown) => readNoting(countdown, body).answer;
const target = { title: 'It begins in', date: '05-03-2024' };

describe('the countdown', () => {
  it('COUNTDOWN-01 may come as a list, wrapped, or as the object itself', () => {
    const item = fullItems.countdown;
    for (const body of [[item], { data: [item] }, { data: item }, { status: 1, data: item }, item]) {
      expect(read(body)).toEqual(target);
    }
  });

  it('COUNTDOWN-03 is nothing for [], {}, empty data and an empty date', () => {
    const bodies = [
      [],
      {},
      { data: [] },
      { data: null },
      { title: 'x' },
      { title: 'x', date: '' },
      [{ title: 'x', date: null }],
    ];
    for (const body of bodies) expect(read(body), JSON.stringify(body)).toBeNull();
  });

  it('ERR-03 is not read from an unrelated object', () => {
    expect(() => read({ error: 'unknown' })).toThrow(ShapeError);
  });
});
