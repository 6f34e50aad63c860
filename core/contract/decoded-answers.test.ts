import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commandEndpoints, readEndpoints } from './endpoints.ts';
import { schedule } from './entities/schedule.ts';
import { bodyOf, fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

type CallName = keyof typeof fullItems;

/** The text written into a field of each kind, and how it is read. */
const WRITTEN = '&amp;amp; d&#8217;Or &eacute;';
const READ: Readonly<Record<string, (name: string) => readonly [given: string, read: string]>> = {
  text: (name) => [`⟦${name}⟧${WRITTEN}`, `⟦${name}⟧&amp; d’Or é`],
  exact: (name) => [`⟦${name}⟧${WRITTEN}`, `⟦${name}⟧${WRITTEN}`],
  source: (name) => [`⟦${name}⟧.jpg?a=1&amp;b`, `⟦${name}⟧.jpg?a=1&b`],
  link: (name) => [`event/⟦${name}⟧&amp;?a=1&amp;b`, `event/⟦${name}⟧&amp;?a=1&b`],
};

function kindOf(description: string): keyof typeof READ | null {
  if (description === 'text, kept as given' || description === 'HTML') return 'exact';
  if (description.startsWith('address of a file')) return 'source';
  if (description.startsWith('address')) return 'link';
  return /^(?:text|list of texts)/.test(description) ? 'text' : null;
}

/** Puts such a value into every field of a good answer and collects what is expected once it is read. */
function written(schema: v.GenericSchema, good: unknown, path: string, expected: string[]): unknown {
  const { entries } = v.getMetadata(schema) as { entries?: Record<string, v.GenericSchema> };
  const item = good as Record<string, unknown>;
  const fields = Object.entries(entries ?? {}).map(([key, field]) => {
    const { item: inner } = v.getMetadata(field) as { item?: v.GenericSchema };
    const [first] = Array.isArray(item[key]) ? (item[key] as unknown[]) : [];
    if (inner !== undefined) {
      return [key, first === undefined ? [] : [written(inner, first, `${path}.${key}`, expected)]];
    }
    const kind = kindOf(v.getDescription(field) ?? '');
    // This field is compared with '1' and not shown.
    if (kind === null || key === 'buttonvisiblenews') return [key, item[key]];
    const [given, read] = READ[kind]?.(`${path}.${key}`) ?? ['', ''];
    expected.push(read);
    return [key, given];
  });
  return Object.fromEntries(fields);
}

describe('character references in an answer', () => {
  it.each([...readEndpoints, ...commandEndpoints].filter(({ name }) => name !== 'contactMessage'))(
    '$name: are decoded once in every text, never in a slug, id or markup; in addresses only ampersands are decoded',
    (endpoint) => {
      const expected: string[] = [];
      const name = endpoint.name as CallName;
      const body = written(endpoint.read.form.item, fullItems[name], name, expected);
      const shown = JSON.stringify(readNoting(endpoint, bodyOf(name, [body])).answer);
      expect(expected.filter((text) => !shown.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    },
  );

  it('make a text of only a non-breaking space empty', () => {
    const { answer } = readNoting(schedule, [{ game: '&nbsp;' }, { game: 'Rock &amp; Roll' }]);
    expect(answer).toEqual([{ game: 'Rock & Roll', entries: [] }]);
  });
});
