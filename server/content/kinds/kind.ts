import type * as v from 'valibot';

/** A kind of content: what one item of it says, and which other items it belongs to. */
export interface Kind<Schema extends v.GenericSchema = v.GenericSchema> {
  /** As messages call it. */
  readonly words: { readonly one: string; readonly many: string };
  readonly schema: Schema;
  /** The fields by which people know an item, the main one first. */
  readonly titles: readonly string[];
  /** Fields that hold the id of an item, and the kind of that item. A field that may be empty refers to none then. */
  readonly references?: Readonly<Record<string, string>>;
  /** What no two items may have in common: fields whose values are compared together. */
  readonly unique?: readonly (readonly string[])[];
  /** Whether a new item stands before the others: the list is latest first, or a page shows only the first of its own. */
  readonly isLatestFirst?: boolean;
}

/** Describes a kind. */
export function kind<Schema extends v.GenericSchema>(
  one: string,
  many: string,
  schema: Schema,
  rules: Pick<Kind, 'titles' | 'references' | 'unique' | 'isLatestFirst'>,
): Kind<Schema> {
  return { words: { one, many }, schema, ...rules };
}
