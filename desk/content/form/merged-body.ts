import type { Body } from './body.ts';

export type Side = 'own' | 'theirs';

/** A field that two have written differently. */
export interface FieldChoice {
  /** With the path to it: `page.html`. */
  readonly name: string;
  readonly usual: Side;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
/** A list is no part: it is chosen as a whole, since its entries have no names. */
const isPart = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNone = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The fields that differ between one's own version and theirs, also those in parts. Usually each of the two changed other
 * fields: of a field that one has not touched, theirs is right.
 */
export function bothChoices(base: Body, own: Body, theirs: Body, within = ''): readonly FieldChoice[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])];
  return names.flatMap((name): readonly FieldChoice[] => {
    const [was, mine, other] = [base[name], own[name], theirs[name]];
    if (isSame(mine, other)) return [];
    const path = `${within}${name}`;
    const areParts = [mine, other].every((value) => isPart(value) || isNone(value));
    if (areParts && (isPart(mine) || isPart(other)))
      return bothChoices(partOf(was), partOf(mine), partOf(other), `${path}.`);
    return [{ name: path, usual: isSame(mine, was) ? 'theirs' : 'own' }];
  });
}

const partOf = (value: unknown): Body => (isPart(value) ? value : {});

/** Their version with one's own fields where those were chosen. */
export function mergedBody(own: Body, theirs: Body, sides: Readonly<Record<string, Side>>): Body {
  return Object.keys(sides)
    .filter((path) => sides[path] === 'own')
    .reduce((body, path) => withValue(body, path.split('.'), valueAt(own, path)), theirs);
}

/** The value of a field, by the path to it. */
export function valueAt(body: Body, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => (isPart(inside) ? inside[name] : undefined), body);
}

function withValue(body: Body, [first = '', ...rest]: readonly string[], value: unknown): Body {
  const inside = body[first];
  return { ...body, [first]: rest.length === 0 ? value : withValue(partOf(inside), rest, value) };
}
