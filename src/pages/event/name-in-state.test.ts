import { describe, expect, it } from 'vitest';
import { nameInState } from './name-in-state.ts';

describe('the name a link carried', () => {
  it('EVENT-15 is used where there is one', () => {
    expect(nameInState({ eventid: '7', eventname: 'Spring games' })).toBe('Spring games');
  });

  it('EVENT-15 is not needed', () => {
    for (const state of [null, undefined, 'text', {}, { eventname: 7 }, { eventname: null }]) {
      expect(nameInState(state)).toBe('');
    }
  });
});
