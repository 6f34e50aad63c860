import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';

const FIELDS = ['category', 'categories', 'repertoire'] as const;

/** Items as the catalogue's table has them: the field for their names, their names, and what all of them share. */
export const items = (calledBy: 'name' | 'instrument' | 'title', names: readonly string[], shared: object) =>
  names.map((name) => ({ [calledBy]: name, ...shared }));

/** The field in which an item lists its entries; two fields would be a mistake and are both named. */
export const fieldOf = (item: CompetitionItem) => FIELDS.filter((field) => item[field]).join() || 'none';

/** The fields in which the items of a page list their entries. */
export const fieldsOf = ({ data }: SubPage) => [
  ...new Set(
    [data]
      .flat()
      .flatMap((item) => Object.keys(item))
      .filter((word) => FIELDS.some((field) => field === word)),
  ),
];
