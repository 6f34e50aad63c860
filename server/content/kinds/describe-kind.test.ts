import { describe, expect, it } from 'vitest';
import type { FieldDescription } from '#core/desk/content.ts';
import { describeKind } from './describe-kind.ts';
import { KIND_NAMES, type KindName, rulesOf } from './kinds.ts';

const fieldOf = (kind: KindName, ...path: string[]) => {
  let fields: readonly FieldDescription[] = describeKind(kind).fields;
  let found: FieldDescription | undefined;
  for (const name of path) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? [];
  }
  return found;
};

describe('the description of a kind', () => {
  it.each(KIND_NAMES)('DESK-22 knows the type of every field of "%s", and its title', (kind) => {
    const { fields, titleField } = describeKind(kind);
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(Object.keys((rulesOf(kind).schema as { entries?: object }).entries ?? {}));
    expect(names).toContain(titleField);
    for (const title of rulesOf(kind).titles) expect(names).toContain(title);
    for (const field of Object.keys(rulesOf(kind).references ?? {}))
      expect(fieldOf(kind, field)).toMatchObject({ type: 'reference', refersTo: expect.any(String) });
    // What an address may ask besides fields.
    for (const word of ['q', 'sort', 'order', 'from', 'count', 'id', 'changedAt', 'author'])
      expect(names).not.toContain(word);
  });

  it('DESK-22 says what forms need: types, choices, what is required, and the fields within', () => {
    expect(fieldOf('event', 'name')).toEqual({ name: 'name', type: 'text', isRequired: true });
    expect(fieldOf('event', 'list')).toEqual({
      ...{ name: 'list', type: 'choice', isRequired: false },
      choices: ['upcoming', 'previous', 'unlisted'],
    });
    expect(fieldOf('scheduleEntry', 'event')).toEqual({
      ...{ name: 'event', type: 'reference', isRequired: true, refersTo: 'event' },
    });
    expect(fieldOf('banner', 'event')).toMatchObject({ isRequired: false, refersTo: 'event' });
    expect(fieldOf('event', 'icons', 'link')).toMatchObject({ type: 'address', isRequired: true });
    expect(fieldOf('event', 'page', 'gameCategories')).toEqual({
      ...{ name: 'gameCategories', type: 'list', isRequired: false },
      fields: [{ name: '', type: 'text', isRequired: true }],
    });
    const types = [
      ['scheduleEntry', 'startsAt', 'time'],
      ['scheduleEntry', 'coordinates', 'coordinates'],
      ['event', 'startDate', 'day-or-time'],
      ['event', 'heading', 'html'],
      ['event', 'newsButton', 'part'],
      ['banner', 'isAutoplay', 'flag'],
      ['banner', 'slideMs', 'number'],
    ] as const;
    for (const [kind, field, type] of types) expect(fieldOf(kind, field)?.type).toBe(type);
    expect(fieldOf('banner', 'desktop', 'left')?.type).toBe('percent');
  });

  it('DESK-22 a menu has five levels, and the last offers no further one', () => {
    const level = (depth: number) => fieldOf('menuGroup', ...Array.from({ length: depth }, () => 'items'));
    expect(level(4)?.fields?.map(({ name }) => name)).toEqual(['title', 'isClickable', 'link', 'inNewTab']);
    expect(level(5)).toBeUndefined();
  });
});
