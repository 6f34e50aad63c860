import type { AgeCategory, Round } from './event-category.ts';

/** Families of age bands; an item uses one of them (reading Q-31). */
export const AGES = {
  four: ['Under 12', '13-18', '19-25', '26 and above'],
  three: ['Under 18', '18-30', '31 and above'],
  adult: ['18-30', '31 and above'],
  young: ['Under 12', '13-18'],
  open: ['Open'],
} as const satisfies Record<string, readonly AgeCategory[]>;

export const ROUNDS = {
  three: ['Preliminary', 'Semi-Final', 'Final'],
  two: ['Preliminary', 'Final'],
  one: ['Final'],
} as const satisfies Record<string, readonly Round[]>;

/** What the juries look at, by kind of competition. */
export const JUDGING = {
  music: ['Intonation', 'Rhythm', 'Technique', 'Interpretation', 'Stage presence'],
  dance: ['Technique', 'Choreography', 'Expression', 'Synchronisation', 'Costume and music'],
  theatre: ['Script', 'Acting', 'Direction', 'Voice and movement', 'Audience impact'],
  visual: ['Originality', 'Composition', 'Craftsmanship', 'Use of material', 'Relation to the theme'],
  heritage: ['Authenticity', 'Skill', 'Finish', 'Heritage value'],
  sport: ['Time, distance or score', 'Keeping to the rules', 'Fair play'],
  martial: ['Points', 'Technique', 'Control', 'Respect and safety'],
  match: ['Match result', 'Tie-break', 'Fair play'],
  robotics: ['Task completion', 'Engineering', 'Innovation', 'Documentation', 'Safety'],
  words: ['Content', 'Language and style', 'Delivery', 'Originality', 'Keeping to time'],
  community: ['Social effect', 'Participation', 'Lasting value', 'Presentation'],
  eco: ['Concept', 'Feasibility', 'Sustainability', 'Model and presentation', 'Context'],
} as const satisfies Record<string, readonly string[]>;
