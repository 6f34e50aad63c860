import { uniqueFields } from '../check-relations.ts';
import type { Item } from '../item.ts';
import { describeKind } from '../kinds/describe-kind.ts';

/**
 * Returns what a copy of an item says: texts that only one item may say end with the first number that is free. A field
 * that is a choice or a reference stays, so such a copy may not fit.
 *
 * @param others all items of the kind
 */
export function uniqueBody(item: Item, others: readonly Item[]): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = { ...item.body };
  for (const field of uniqueFields(item.kind)) {
    const value = body[field];
    if (typeof value !== 'string' || value === '' || !isText(item, field)) continue;
    const taken = new Set(others.map((other) => (other.body as Readonly<Record<string, unknown>>)[field]));
    let number = 2;
    while (taken.has(`${value}-${number}`)) number += 1;
    body[field] = `${value}-${number}`;
  }
  return body;
}

const isText = ({ kind }: Item, field: string) =>
  describeKind(kind).fields.some(({ name, type }) => name === field && type === 'text');
