import { expect, it } from 'vitest';
import { fieldsOf, items } from '../../tests/support/content/catalogue-items.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { performingTheatreArts } from './performing-theatre-arts.ts';

it('CAT-03 CAT-05 CAT-07 CAT-08 CAT-10 Performing & Theatre Arts: pages, items, ages, rounds and judging', () => {
  expect(performingTheatreArts).toMatchObject([
    {
      name: 'Classical Dance',
      layout: 'portrait',
      data: items('name', ['Bharatanatyam', 'Kathak', 'Odissi', 'Ballet', 'Court Dance'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.three,
        judgingCriteria: JUDGING.dance,
      }),
    },
    {
      name: 'Folk and Tribal Dance',
      layout: 'portrait',
      data: items('name', ['Syrtos', 'Bhangra', 'Garba', 'Chhau', 'Flamenco', 'Drum Dance'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.three,
        judgingCriteria: JUDGING.dance,
      }),
    },
    {
      name: 'Contemporary and Street Dance',
      layout: 'landscape',
      data: items('name', ['Contemporary', 'Hip-Hop', 'Breaking', 'Salsa', 'Freestyle Crew'], {
        ageCategories: AGES.three,
        rounds: ROUNDS.three,
        judgingCriteria: JUDGING.dance,
      }),
    },
    {
      name: 'Theatre',
      layout: 'landscape',
      data: items(
        'title',
        ['One-Act Play', 'Ancient Greek Drama', 'Comedy', 'Street Play', 'Solo Acting', 'Mime'],
        { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.theatre },
      ),
    },
    {
      name: 'Puppetry and Shadow Play',
      layout: 'landscape',
      data: items('title', ['String Puppets', 'Glove Puppets', 'Shadow Theatre', 'Ventriloquism'], {
        ageCategories: AGES.open,
        rounds: ROUNDS.two,
        judgingCriteria: JUDGING.theatre,
      }),
    },
    {
      name: 'Circus, Magic and Illusion',
      layout: 'portrait',
      data: items('name', ['Juggling', 'Acrobatics', 'Stage Magic', 'Close-up Magic'], {
        ageCategories: AGES.three,
        rounds: ROUNDS.one,
        judgingCriteria: JUDGING.dance,
      }),
    },
    {
      name: 'Costume and Fashion Parade',
      layout: 'portrait',
      data: {
        ageCategories: AGES.three,
        competitionRounds: ROUNDS.two,
        judgingCriteria: JUDGING.heritage,
        categories: ['Traditional dress', 'Ancient Greek dress', 'Upcycled dress'],
      },
    },
  ]);
});

it('CAT-09 Performing & Theatre Arts: entries are told apart by the words of the table', () => {
  expect(Object.fromEntries(performingTheatreArts.map((page) => [page.name, fieldsOf(page)]))).toEqual({
    'Classical Dance': ['category'],
    'Folk and Tribal Dance': ['categories'],
    'Contemporary and Street Dance': ['categories'],
    Theatre: ['repertoire'],
    'Puppetry and Shadow Play': [],
    'Circus, Magic and Illusion': [],
    'Costume and Fashion Parade': ['categories'],
  });
});
