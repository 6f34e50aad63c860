import { expect, it } from 'vitest';
import { fieldsOf, items } from '../../tests/support/content/catalogue-items.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { visualHeritageArtisanArts } from './visual-heritage-artisan-arts.ts';

it('CAT-03 CAT-05 CAT-07 CAT-08 CAT-10 Visual, Heritage & Artisan Arts: pages, items, ages, rounds and judging', () => {
  expect(visualHeritageArtisanArts).toMatchObject([
    {
      name: 'Painting and Drawing',
      layout: 'landscape',
      data: items(
        'name',
        ['Watercolour', 'Oil and Acrylic', 'Sketching', 'Miniature Painting', 'Mural', 'Live Portrait'],
        { ageCategories: AGES.four, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual },
      ),
    },
    {
      name: 'Sculpture and Pottery',
      layout: 'portrait',
      data: items(
        'name',
        ['Clay Modelling', 'Stone Carving', 'Wood Carving', 'Wheel Pottery', 'Vase Painting'],
        { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual },
      ),
    },
    {
      name: 'Photography and Film',
      layout: 'landscape',
      data: items(
        'title',
        ['Portrait Photography', 'Event Photography', 'Short Film', 'Documentary', 'Mobile Film'],
        { ageCategories: AGES.three, rounds: ROUNDS.one, judgingCriteria: JUDGING.visual },
      ),
    },
    {
      name: 'Traditional Crafts',
      layout: 'portrait',
      data: items('name', ['Weaving', 'Embroidery', 'Basketry', 'Metalwork', 'Mask Making', 'Toy Making'], {
        ageCategories: AGES.open,
        rounds: ROUNDS.two,
        judgingCriteria: JUDGING.heritage,
      }),
    },
    {
      name: 'Calligraphy and Lettering',
      layout: 'landscape',
      data: items(
        'name',
        ['Devanagari (देवनागरी)', 'Greek (Ελληνικά)', 'Arabic (العربية)', 'Chinese (书法)', 'Latin'],
        { ageCategories: AGES.four, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual },
      ),
    },
    {
      name: 'Floor and Body Art',
      layout: 'portrait',
      data: items('name', ['Rangoli', 'Kolam', 'Sand Mandala', 'Henna', 'Face Painting'], {
        ageCategories: AGES.four,
        rounds: ROUNDS.one,
        judgingCriteria: JUDGING.visual,
      }),
    },
    {
      name: 'Culinary Heritage',
      layout: 'landscape',
      data: {
        ageCategories: AGES.open,
        competitionRounds: ROUNDS.two,
        judgingCriteria: JUDGING.heritage,
        categories: ['Regional dish', 'Festival sweet', 'Ancient recipe'],
      },
    },
  ]);
});

it('CAT-09 Visual, Heritage & Artisan Arts: entries are told apart by the words of the table', () => {
  expect(Object.fromEntries(visualHeritageArtisanArts.map((page) => [page.name, fieldsOf(page)]))).toEqual({
    'Painting and Drawing': ['category'],
    'Sculpture and Pottery': [],
    'Photography and Film': ['categories'],
    'Traditional Crafts': [],
    'Calligraphy and Lettering': ['category'],
    'Floor and Body Art': [],
    'Culinary Heritage': ['categories'],
  });
});

it('CAT-07 one item of Photography and Film has no picture of its own', () => {
  const withoutPicture = visualHeritageArtisanArts
    .flatMap(({ data }) => ('length' in data ? data : []))
    .filter(({ img }) => img === undefined);
  expect(withoutPicture).toMatchObject([{ title: 'Mobile Film' }]);
});
