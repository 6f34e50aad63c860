import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../tests/support/content/catalogue-items.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { competitionsOf, competitionName as nameOf } from './competitions.ts';
import { roboticVirtualDigitalArts as pages } from './robotic-virtual-digital-arts.ts';

const page = (name: string) => pages.find((candidate) => candidate.name === name);
const itemsOf = (page: (typeof pages)[number] | undefined) => (page ? competitionsOf(page) : []);

/** Page, layout, word for an item, items, field, ages, rounds, criteria. */
const LISTS = [
  [
    'Robotics Challenge',
    'landscape',
    'name',
    'Line Follower, Maze Solver, Robot Sumo, Robot Football, Dancing Robot',
    'category',
    AGES.four,
    ROUNDS.three,
    JUDGING.robotics,
  ],
  [
    'Drones and Autonomy',
    'landscape',
    'name',
    'Drone Race, Drone Light Show, Rescue Mission, Autonomous Car',
    'none',
    AGES.three,
    ROUNDS.two,
    JUDGING.robotics,
  ],
  [
    'Game Design',
    'landscape',
    'title',
    'Board-to-Screen, Myth Game, Serious Game, 48-Hour Jam',
    'none',
    AGES.three,
    ROUNDS.one,
    [...JUDGING.visual, 'Playability'],
  ],
  [
    'Animation and Visual Effects',
    'landscape',
    'title',
    'Short Animation, Stop Motion, Motion Graphics',
    'categories',
    AGES.three,
    ROUNDS.two,
    JUDGING.visual,
  ],
  [
    'Virtual and Augmented Reality',
    'landscape',
    'name',
    'Virtual Museum, Augmented Stage, Rebuilt Delphi',
    'none',
    AGES.open,
    ROUNDS.two,
    JUDGING.visual,
  ],
  [
    'Creative Coding and AI Art',
    'portrait',
    'name',
    'Generative Picture, Live Coding, Dialogue with a Machine',
    'none',
    AGES.open,
    ROUNDS.one,
    JUDGING.visual,
  ],
] as const;

describe('robotic, virtual and digital arts', () => {
  it('CAT-03 have seven pages in the order of the catalogue', () => {
    expect(pages.map(({ name }) => name)).toEqual([...LISTS.map(([name]) => name), 'Digital Sound']);
  });

  it.each(LISTS)('CAT-07 CAT-08 CAT-09 %s', (name, layout, word, items, field, ages, rounds, criteria) => {
    const list = itemsOf(page(name));
    expect(page(name)?.layout).toBe(layout);
    expect(list.map(nameOf).join(', ')).toBe(items);
    for (const entry of list) {
      expect(entry, nameOf(entry)).toHaveProperty(word);
      expect(fieldOf(entry), nameOf(entry)).toBe(field);
      expect(entry.ageCategories, nameOf(entry)).toEqual(ages);
      expect(entry.rounds, nameOf(entry)).toEqual(rounds);
      expect(entry.judgingCriteria, nameOf(entry)).toEqual(criteria);
    }
  });

  it('CAT-10 CAT-12 Digital Sound is one competition without categories, in a single round', () => {
    expect(page('Digital Sound')).toMatchObject({ layout: 'portrait', description: expect.any(String) });
    expect(page('Digital Sound')?.data).toEqual({
      ageCategories: AGES.adult,
      competitionRounds: ROUNDS.one,
      judgingCriteria: JUDGING.music,
    });
  });

  it('CAT-06 two pages do without a description', () => {
    expect(pages.filter(({ description }) => !description).map(({ key }) => key)).toEqual([
      'animation-and-visual-effects',
      'virtual-and-augmented-reality',
    ]);
  });
});
