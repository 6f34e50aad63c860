import { type KindName, rulesOf } from './kinds/kinds.ts';

/** What is wrong with one item. */
export interface Problem {
  readonly kind: KindName;
  /** '' if the item has none. */
  readonly id: string;
  /** The field, with the path to it (`page.html`); null if it is about the item as a whole. */
  readonly field: string | null;
  /** The end of a sentence that begins with the field or the item. */
  readonly message: string;
}

/** Returns a problem as a sentence: `Schedule entry "12": "startsAt" must be …`. */
export function inWords({ kind, id, field, message }: Problem): string {
  const { one } = rulesOf(kind).words;
  const which = `${one.charAt(0).toUpperCase()}${one.slice(1)}${id === '' ? '' : ` "${id}"`}`;
  return field === null ? `${which} ${message}.` : `${which}: "${field}" ${message}.`;
}
