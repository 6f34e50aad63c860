import { expect, it } from 'vitest';
import { hasFacts, ownFacts, sharedFacts } from './facts.ts';

const sitar = { repertoire: ['A raga'], ages: ['Under 12', '13-18'], rounds: ['Final'], judging: ['Rhythm'] };
const violin = {
  repertoire: ['A sonata'],
  ages: ['Under 12', '13-18'],
  rounds: ['Final'],
  judging: ['Tone'],
};

it('what all competitions of a page have alike is shared, and the rest is their own', () => {
  const shared = sharedFacts([sitar, violin]);
  expect(shared).toEqual({ ages: sitar.ages, rounds: sitar.rounds });
  expect(ownFacts(violin, shared)).toEqual({ repertoire: ['A sonata'], judging: ['Tone'] });
});

it('a list that one of them lacks is not shared', () => {
  expect(sharedFacts([sitar, { ages: sitar.ages }])).toEqual({ ages: sitar.ages });
});

it('a single competition shares nothing', () => {
  expect(hasFacts(sharedFacts([sitar]))).toBe(false);
  expect(hasFacts(sharedFacts([]))).toBe(false);
  expect(hasFacts(ownFacts(sitar, {}))).toBe(true);
});
