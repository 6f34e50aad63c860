import { describe, expect, it } from 'vitest';
import { commandEndpoints, readEndpoints } from './endpoints.ts';
import { RefusedError, ShapeError } from './envelope.ts';
import { bodyOf, fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

type CallName = keyof typeof fullItems;

const calls = [...readEndpoints, ...commandEndpoints].map((endpoint) => ({
  name: endpoint.name as CallName,
  endpoint,
}));
const NEWS = { rating: 5, tags: ['new'], nested: { deep: [{ of: 'the next build' }] }, flag: null };

/** The value as the next build of the API might send it, with more fields at every level. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, grown(inner)]);
  return { ...Object.fromEntries(entries), addedByTheNextBuild: NEWS };
}

/** All ways to remove one field, however deep. */
function shrunk(value: unknown): { readonly without: string; readonly rest: unknown }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      shrunk(item).map(({ without, rest }) => ({
        without: `${index}.${without}`,
        rest: value.with(index, rest),
      })),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    const deeper = shrunk(inner).map((part) => ({
      without: `${name}.${part.without}`,
      rest: { ...value, [name]: part.rest },
    }));
    return [{ without: name, rest }, ...deeper];
  });
}

describe('an app and an API of different builds', () => {
  it.each(calls)(
    '$name reads the answer of the next build, which has more fields, like its own',
    ({ name, endpoint }) => {
      const body = bodyOf(name, [fullItems[name]]);
      const { answer } = readNoting(endpoint, structuredClone(body));
      expect(readNoting(endpoint, grown(body)).answer).toEqual(answer);
    },
  );

  it.each(calls)(
    '$name reads an answer that lacks any one field, or rejects it cleanly',
    ({ name, endpoint }) => {
      const pairs = shrunk(fullItems[name]);
      expect(pairs.length).toBeGreaterThan(0);
      for (const { without, rest } of pairs) {
        try {
          const shown = JSON.stringify(readNoting(endpoint, bodyOf(name, [rest])).answer);
          for (const word of ['undefined', 'NaN', '[object Object]'])
            expect(shown, without).not.toContain(word);
        } catch (error) {
          if (!(error instanceof ShapeError || error instanceof RefusedError)) throw error;
        }
      }
    },
  );
});
