import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogue, findCategory, findSubPage } from './catalogue.ts';
import { AGES } from './competition-terms.ts';
import type { CataloguePicture } from './event-category.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const list = v.pipe(v.array(words), v.minLength(1));
const length = v.pipe(v.number(), v.minValue(0));
const img = v.strictObject({
  src: v.pipe(v.string(), v.regex(/^\/catalogue\/[a-z-]+\.svg$/)),
  crop: v.optional(
    v.pipe(
      v.tuple([length, length, length, length]),
      v.check(
        ([left, top, width, height]) => width > 0 && left + width <= 400 && height > 0 && top + height <= 300,
      ),
    ),
  ),
});
const ages = v.picklist([...AGES.four, ...AGES.three, ...AGES.open]);
const rounds = v.picklist(['Preliminary', 'Semi-Final', 'Final']);
const facts = { ageCategories: v.array(ages), rounds: v.array(rounds), judgingCriteria: list };
const field = { category: v.optional(list), categories: v.optional(list), repertoire: v.optional(list) };
const item = { img: v.optional(img), description: v.optional(words), ...field, ...facts };
const single = v.strictObject({
  ageCategories: v.array(ages),
  competitionRounds: v.array(rounds),
  judgingCriteria: list,
  categories: v.optional(list),
});
const subPage = v.strictObject({
  key: words,
  name: words,
  layout: v.picklist(['portrait', 'landscape']),
  img,
  description: v.optional(words),
  data: v.union([
    v.pipe(
      v.array(
        v.union([
          v.strictObject({ name: words, ...item }),
          v.strictObject({ instrument: words, ...item }),
          v.strictObject({ title: words, ...item }),
        ]),
      ),
      v.minLength(1),
    ),
    single,
  ]),
});

const pages = catalogue.flatMap((category) => category.pages);
const isList = Array.isArray as (data: unknown) => data is readonly unknown[];
const competitions = pages.flatMap(({ data }) => ('map' in data ? [...data] : [data]));
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[&,]/g, '').trim().replaceAll(/ +/g, '-');

describe('the catalogue', () => {
  it('CAT-03 ROUTE-20 ROUTE-21 has eight arts with fifty-six pages, eight of them for one competition', () => {
    expect(catalogue.map((category) => category.pages.length)).toEqual([7, 7, 7, 10, 7, 6, 6, 6]);
    expect(pages.filter(({ data }) => !isList(data))).toHaveLength(8);
  });

  it('CAT-06 CAT-07 CAT-08 CAT-09 CAT-10 has the shape that the screens read, and one kind of field at most', () => {
    for (const page of pages) expect(v.safeParse(subPage, page).issues, page.key).toBeUndefined();
    for (const one of competitions) {
      expect(Object.keys(one).filter((word) => word in field).length).toBeLessThanOrEqual(1);
    }
  });

  it('CAT-03 has keys that are the names, each of them once', () => {
    for (const { key, name } of pages) expect(key).toBe(keyOf(name));
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
  });

  it('CAT-04 lists the ten pages of the martial arts and traditional games as specified', () => {
    expect(findCategory('martial-arts-and-traditional-games')?.pages.map(({ name }) => name)).toEqual([
      'Traditional Games',
      'E-Sports',
      'Air Sports',
      'Adventure Games',
      'Motor Racing',
      'Board Games',
      'Beach Games',
      'Martial Arts',
      'Water Sports',
      'Pythian ProLeagues',
    ]);
  });

  it('CAT-05 has portrait and landscape pages in every art', () => {
    for (const { key, pages } of catalogue) {
      expect(new Set(pages.map(({ layout }) => layout)).size, key).toBe(2);
    }
  });

  it('CAT-11 uses each of the eight age bands, and one family of them per competition', () => {
    const families = Object.values(AGES).map((family) => family.join());
    for (const { ageCategories } of competitions) expect(families).toContain(ageCategories.join());
    expect(new Set(competitions.flatMap(({ ageCategories }) => ageCategories)).size).toBe(8);
  });

  it('CAT-12 has rounds in their order, and competitions of a single one', () => {
    const orders = ['Preliminary,Semi-Final,Final', 'Preliminary,Final', 'Final'];
    const found = competitions.map((one) => ('rounds' in one ? one.rounds : one.competitionRounds).join());
    expect(new Set(found)).toEqual(new Set(orders));
  });

  it('CAT-14 CAT-15 CAT-16 names the measures of section 9, each marathon of its own', () => {
    const having = (text: string) =>
      competitions.filter((one) => 'description' in one && one.description?.includes(text));
    expect(having('3500 meters')).toMatchObject([{ name: 'Beach Marathon' }]);
    expect(having('42.195 km')).toMatchObject([{ name: 'Marathon' }]);
    expect(having('7 players per team')).toMatchObject([{ name: 'Shooting Ball' }]);
    expect(having('12 by 24 meters')).toMatchObject([{ name: 'Ball Badminton' }]);
  });

  it('CAT-02 has a picture of its own for every page, light enough to be kept', () => {
    const shown = competitions.flatMap((one): CataloguePicture[] =>
      'img' in one && one.img ? [one.img] : [],
    );
    for (const { src } of [...pages.map(({ img }) => img), ...shown]) {
      expect(statSync(join('public', src)).size, src).toBeLessThanOrEqual(6 * 1024);
    }
    expect(new Set(pages.map(({ img }) => img.src)).size).toBe(pages.length);
  });

  it('CAT-18 does not know other keys', () => {
    expect(findCategory('none')).toBeUndefined();
    expect(findCategory('constructor')).toBeUndefined();
    for (const category of catalogue) expect(findSubPage(category, 'none')).toBeUndefined();
  });
});
