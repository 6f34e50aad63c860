import type { Body } from './body.ts';

export type Side = 'own' | 'theirs';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * The fields that differ between one's own version and theirs. Usually each of the two changed other fields: of a field
 * that one has not touched, theirs is right.
 */
export function bothChoices(base: Body, own: Body, theirs: Body): readonly { name: string; usual: Side }[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])];
  return names
    .filter((name) => !isSame(own[name], theirs[name]))
    .map((name) => ({ name, usual: isSame(own[name], base[name]) ? 'theirs' : 'own' }));
}

/** Their version with one's own fields where those were chosen. */
export function mergedBody(own: Body, theirs: Body, sides: Readonly<Record<string, Side>>): Body {
  const chosen = Object.keys(sides).filter((name) => sides[name] === 'own');
  return { ...theirs, ...Object.fromEntries(chosen.map((name) => [name, own[name]])) };
}
