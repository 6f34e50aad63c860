import { useResourceContext } from 'react-admin';
import type { DeskItem, FieldDescription, KindDescription } from '#core/desk/content.ts';
import { useAllItems, useKinds } from '../api/queries.ts';
import { plainValue } from './plain-value.ts';

/** The kind that the screen is about. */
export function useKind(): KindDescription {
  const name = useResourceContext();
  const kind = useKinds().data?.find((known) => known.kind === name);
  if (kind === undefined) throw new Error(`There is no kind "${name}".`);
  return kind;
}

/** What people call an item: its title, or else the first text it has. */
export function titleOf(
  { id, body }: Pick<DeskItem, 'id' | 'body'>,
  kind: KindDescription | undefined,
): string {
  const texts = kind?.fields.filter(({ type }) => type === 'text' || type === 'html') ?? [];
  const names = [kind?.titleField ?? '', ...texts.map(({ name }) => name)];
  return names.map((name) => plainValue(body[name])).find(Boolean) ?? id;
}

/** The items of a kind as choices, by what people call them. */
export function useChoices(kindName: string, isWanted = true): readonly { id: string; title: string }[] {
  const kind = useKinds().data?.find((known) => known.kind === kindName);
  const { data } = useAllItems(kindName, {}, isWanted && kindName !== '');
  return (data ?? []).map((item) => ({ id: item.id, title: titleOf(item, kind) }));
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const SHORT: readonly FieldDescription['type'][] = ['reference', 'text', 'time', 'day-or-time', 'choice'];
const MOST_COLUMNS = 3;
/** A text that may be left out says least. */
const rank = ({ type, isRequired }: FieldDescription) =>
  type === 'text' && !isRequired ? SHORT.length : SHORT.indexOf(type);

/** The few fields that a list shows beside the title: what an item belongs to first, what it must say, when it is. */
export function columnsOf({ fields, titleField }: KindDescription): readonly FieldDescription[] {
  return fields
    .filter(({ name, type }) => name !== titleField && SHORT.includes(type))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_COLUMNS);
}

/** Fields that a list can be narrowed by. */
export const filtersOf = ({ fields }: KindDescription) =>
  fields.filter(
    ({ type, refersTo }) => type === 'choice' || (type === 'reference' && refersTo !== undefined),
  );
