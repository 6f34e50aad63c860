import { expect, it } from 'vitest';
import { fieldsOf, items } from '../../tests/support/content/catalogue-items.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { musicalVocalInstrumentalArts } from './musical-vocal-instrumental-arts.ts';

it('CAT-03 CAT-05 CAT-07 CAT-08 CAT-10 Musical, Vocal & Instrumental Arts: pages, items, ages, rounds and judging', () => {
  expect(musicalVocalInstrumentalArts).toMatchObject([
    {
      name: 'Vocal Music',
      layout: 'portrait',
      data: items(
        'name',
        [
          'Classical Vocal',
          'Folk Song',
          'Light and Devotional Song',
          'Choir',
          'Opera and Aria',
          'Spoken Rhythm and Rap',
        ],
        { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.music },
      ),
    },
    {
      name: 'String Instruments',
      layout: 'landscape',
      data: items('instrument', ['Sitar', 'Violin', 'Guitar', 'Lyre and Kithara', 'Kora', 'Guzheng'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.three,
        judgingCriteria: JUDGING.music,
      }),
    },
    {
      name: 'Wind Instruments',
      layout: 'landscape',
      data: items('instrument', ['Bansuri', 'Flute', 'Aulos', 'Clarinet', 'Pan Pipes', 'Saxophone'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.three,
        judgingCriteria: JUDGING.music,
      }),
    },
    {
      name: 'Percussion Instruments',
      layout: 'landscape',
      data: items('instrument', ['Tabla', 'Mridangam', 'Djembe', 'Taiko', 'Frame Drum', 'Drum Set'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.three,
        judgingCriteria: JUDGING.music,
      }),
    },
    {
      name: 'Keyboard Instruments',
      layout: 'portrait',
      data: items('instrument', ['Piano', 'Harmonium', 'Accordion', 'Synthesizer'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.two,
        judgingCriteria: JUDGING.music,
      }),
    },
    {
      name: 'Bands and Ensembles',
      layout: 'portrait',
      data: {
        ageCategories: AGES.three,
        competitionRounds: ROUNDS.two,
        judgingCriteria: JUDGING.music,
        categories: ['Brass band', 'Marching band', 'Folk ensemble', 'Chamber group'],
      },
    },
    {
      name: 'Composition and Sound',
      layout: 'portrait',
      data: items(
        'title',
        ['Song Writing', 'Instrumental Composition', 'Disc Jockey Set', 'Hymn to Apollo'],
        { ageCategories: AGES.open, rounds: ROUNDS.one, judgingCriteria: [...JUDGING.music, 'Originality'] },
      ),
    },
  ]);
});

it('CAT-09 Musical, Vocal & Instrumental Arts: entries are told apart by the words of the table', () => {
  expect(Object.fromEntries(musicalVocalInstrumentalArts.map((page) => [page.name, fieldsOf(page)]))).toEqual(
    {
      'Vocal Music': ['repertoire', 'categories'],
      'String Instruments': ['repertoire'],
      'Wind Instruments': ['repertoire'],
      'Percussion Instruments': ['category'],
      'Keyboard Instruments': [],
      'Bands and Ensembles': ['categories'],
      'Composition and Sound': [],
    },
  );
});
