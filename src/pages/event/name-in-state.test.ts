import { describe, expect, it } from 'vitest';
import { nameInState } from './name-in-state.ts';

describe('the event name carried by a link', () => {
  it('EVENT-15 is used if there is one', () => {
    expect(nameInState({ eventid: '7', eventname: 'Spring games' })).toBe('Spring games');
  });

  it('EVENT-15 is not required', () => {
    for (const state of [null, undefined, 'text', {}, { eventname: 7 }, { eventname: null }]) {
      expect(nameInState(state)).toBe('');
    }
  });
});
