import type { Item } from './item.ts';
import { type KindName, rulesOf } from './kinds/kinds.ts';
import type { Problem } from './problem.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (item: Item) => item.body as unknown as Fields;
const keyOf = (kind: string, id: unknown) => `${kind} ${id}`;

/** Checks what items say about each other: that what they refer to exists, and that nothing is there twice. */
export function relationProblems(items: readonly Item[]): Problem[] {
  const known = new Map(items.map((item) => [keyOf(item.kind, item.id), item]));
  const taken = new Map<string, Item>();
  const problems: Problem[] = [];
  for (const item of items) {
    for (const [field, target] of Object.entries(rulesOf(item.kind).references ?? {})) {
      const id = fieldsOf(item)[field];
      if (id !== '' && !known.has(keyOf(target, id)))
        problems.push(problemOf(item, field, `names the ${wordOf(target)} "${id}", which does not exist`));
    }
    for (const { fields, values } of uniqueValues(item, known)) {
      const key = [item.kind, ...fields, ...values].join('\n');
      const other = taken.get(key);
      taken.set(key, item);
      if (other !== undefined)
        problems.push(
          problemOf(item, fields.at(-1) ?? '', `is the same as that of ${wordOf(item.kind)} "${other.id}"`),
        );
    }
  }
  return problems;
}

const problemOf = ({ kind, id }: Item, field: string, message: string): Problem => ({
  kind,
  id,
  field,
  message,
});
const wordOf = (kind: string) => rulesOf(kind as KindName).words.one;

interface UniqueValue {
  readonly fields: readonly string[];
  readonly values: readonly unknown[];
}

/** The fields of a kind that must be unique, each by itself or in combination. */
export const uniqueFields = (kind: KindName): readonly string[] =>
  kind === 'subGame' ? ['path'] : (rulesOf(kind).unique ?? []).flat();

/** What only one item of a kind may say; an empty value may occur more than once. */
function uniqueValues(item: Item, known: ReadonlyMap<string, Item>): UniqueValue[] {
  const own = fieldsOf(item);
  const found = (rulesOf(item.kind).unique ?? []).map((fields) => ({
    fields,
    values: fields.map((field) => own[field]),
  }));
  // The call for a sub-game names only the event (reading Q-41).
  const game = item.kind === 'subGame' ? known.get(keyOf('game', own.game)) : undefined;
  if (game !== undefined) found.push({ fields: ['path'], values: [fieldsOf(game).event, own.path] });
  return found.filter(({ values }) => values.every((value) => value !== ''));
}
