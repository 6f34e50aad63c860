import { isRecord } from '#core/contract/envelope.ts';
import type { ItemDifference } from '#core/desk/content.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns which fields of an item differ, each with the path to it (`page.html`, `icons.0.link`); null: no item. */
export function fieldDifferences(before: Fields | null, after: Fields | null): ItemDifference['fields'] {
  const [old, next] = [valuesOf(before ?? {}), valuesOf(after ?? {})];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? '', after: next.get(field) ?? '' }))
    .filter((field) => field.before !== field.after);
}

function valuesOf(fields: Fields | readonly unknown[], path = ''): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const field = `${path}${name}`;
    if (Array.isArray(value) || isRecord(value))
      for (const [inner, text] of valuesOf(value, `${field}.`)) values.set(inner, text);
    else values.set(field, inWords(value));
  }
  return values;
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}
