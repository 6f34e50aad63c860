import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';

const FIELDS = ['category', 'categories', 'repertoire'] as const;

/** Items as the catalogue's table has them: what calls them, their names, and what all of them share. */
export const items = (calledBy: 'name' | 'instrument' | 'title', names: readonly string[], shared: object) =>
  names.map((name) => ({ [calledBy]: name, ...shared }));

/** The word an item uses to tell its entries apart; two words would be a mistake and are both named. */
export const fieldOf = (item: CompetitionItem) => FIELDS.filter((field) => item[field]).join() || 'none';

/** Which words the items of a page use to tell their entries apart. */
export const fieldsOf = ({ data }: SubPage) => [
  ...new Set(
    [data]
      .flat()
      .flatMap((item) => Object.keys(item))
      .filter((word) => FIELDS.some((field) => field === word)),
  ),
];
