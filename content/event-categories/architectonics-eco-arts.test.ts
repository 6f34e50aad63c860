import { expect, it } from 'vitest';
import { catalogueRow } from '../../tests/support/content/catalogue-row.ts';
import { architectonicsEcoArts } from './architectonics-eco-arts.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';

it('CAT-03 CAT-05 CAT-07 CAT-08 CAT-09 CAT-10 Architectonics & Eco Arts follows its table', () => {
  const { eco, visual } = JUDGING;
  expect(architectonicsEcoArts.map(catalogueRow)).toEqual([
    [
      'Architectural Design',
      'landscape',
      'title',
      ['Open-Air Theatre', 'Small Stadium', 'Pavilion', 'Public Square'],
      'category',
      AGES.adult,
      ROUNDS.two,
      eco,
    ],
    [
      'Heritage Conservation',
      'landscape',
      'title',
      ['Measured Drawing', 'Reuse of an Old Building', 'Stone Repair'],
      '',
      AGES.three,
      ROUNDS.two,
      eco,
    ],
    [
      'Model Making',
      'portrait',
      'name',
      ['Temple Model', 'Bridge Model', 'Paper Architecture'],
      '',
      AGES.four,
      ROUNDS.two,
      visual,
    ],
    [
      'Gardens and Landscapes',
      'portrait',
      'name',
      ['Sacred Grove', 'Rooftop Garden', 'School Garden'],
      '',
      AGES.open,
      ROUNDS.two,
      eco,
    ],
    [
      'Recycled and Land Art',
      'portrait',
      'name',
      ['Sculpture from Waste', 'Land Art', 'Wearable Waste'],
      '',
      AGES.four,
      ROUNDS.one,
      visual,
    ],
    ['Eco Innovation', 'landscape', 'object', [], 'categories', AGES.three, ROUNDS.three, eco],
  ]);
});

it('CAT-06 Architectonics & Eco Arts has two sub-pages without a description', () => {
  const silent = architectonicsEcoArts.filter(({ description }) => description === undefined);
  expect(silent.map(({ key }) => key)).toEqual(['heritage-conservation', 'model-making']);
});
