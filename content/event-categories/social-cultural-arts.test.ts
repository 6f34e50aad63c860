import { expect, it } from 'vitest';
import { catalogueRow } from '../../tests/support/content/catalogue-row.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { socialCulturalArts } from './social-cultural-arts.ts';

it('CAT-03 CAT-05 CAT-07 CAT-08 CAT-09 CAT-10 Social & Cultural Arts follows its table', () => {
  const { three, young } = AGES;
  const { community } = JUDGING;
  expect(socialCulturalArts.map(catalogueRow)).toEqual([
    [
      'Festivals and Rituals',
      'landscape',
      'name',
      ['Festival Procession', 'Harvest Custom', 'Lamp Ceremony'],
      'category',
      AGES.open,
      ROUNDS.two,
      JUDGING.heritage,
    ],
    [
      'Cultural Exchange',
      'landscape',
      'title',
      ['Twin Towns', 'Guest Family Diary', 'Shared Stage'],
      '',
      three,
      ROUNDS.two,
      community,
    ],
    [
      'Community Projects',
      'portrait',
      'title',
      ['Village Library', "Elders' Memories", 'Inclusive Play'],
      'categories',
      three,
      ROUNDS.two,
      community,
    ],
    [
      'Yoga and Well-being',
      'portrait',
      'name',
      ['Artistic Yoga', 'Rhythmic Yoga', 'Meditation Guide'],
      'categories',
      AGES.four,
      ROUNDS.three,
      JUDGING.dance,
    ],
    ['Peace and Dialogue Forum', 'landscape', 'object', [], '', AGES.adult, ROUNDS.one, community],
    [
      'Traditional Play Days',
      'portrait',
      'name',
      ['Street Games', 'Rope Skipping', 'Spinning Tops', 'Marbles'],
      '',
      young,
      ROUNDS.two,
      JUDGING.sport,
    ],
  ]);
});

it('CAT-06 Social & Cultural Arts has two sub-pages without a description', () => {
  const silent = socialCulturalArts.filter(({ description }) => description === undefined);
  expect(silent.map(({ key }) => key)).toEqual(['cultural-exchange', 'traditional-play-days']);
});

it('CAT-07 one community project has no picture of its own', () => {
  const items = socialCulturalArts.flatMap(({ data }) => ('competitionRounds' in data ? [] : data));
  const bare = items.filter(({ img }) => img === undefined);
  expect(bare).toMatchObject([{ title: "Elders' Memories" }]);
});
