import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { eventCategories } from './categories.ts';

it('HOME-12 the eight arts have an address and a drawing of their own each', () => {
  expect(new Set(eventCategories.map(({ key }) => key)).size).toBe(8);
  expect(new Set(eventCategories.map(({ art }) => art)).size).toBe(8);
});

it('CAT-01 the eight arts carry the titles of the specification', () => {
  expect(catalogue.map(({ title }) => title)).toEqual([
    'Musical, Vocal & Instrumental Arts',
    'Performing & Theatre Arts',
    'Visual, Heritage & Artisan Arts',
    'Martial Arts And Traditional Games',
    'Robotic, Virtual & Digital Arts',
    'Language, Literary, Oratory Arts',
    'Social & Cultural Arts',
    'Architectonics & Eco Arts',
  ]);
});

it('CAT-01 the address of an art is made of its title', () => {
  for (const { key, title } of catalogue) {
    expect(title.toLowerCase().replaceAll(/[&,]/g, '').replaceAll(/ +/g, '-')).toBe(key);
  }
});
