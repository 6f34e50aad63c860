import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { commandEndpoints, readEndpoints } from './endpoints.ts';
import { RefusedError, ShapeError } from './envelope.ts';
import { bodyOf, fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

type CallName = keyof typeof fullItems;
type Path = readonly (string | number)[];

const calls = [...readEndpoints, ...commandEndpoints].map((endpoint) => ({
  name: endpoint.name as CallName,
  endpoint,
}));
const prototypeKeys = Reflect.ownKeys(Object.prototype);

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

/** All values of a closed set, where the sample shows only one. */
const CLOSED_SETS: Record<string, readonly unknown[]> = {
  imageType: ['image', 'youtube', 'other'],
  type: ['image', 'youtube', 'video', 'email', 'mobile', 'whatsapp', 'other'],
};

/** Whether `value` has the type that `sample`, a good answer, shows, with no field more or less. */
function isOfType(sample: unknown, value: unknown, key = ''): boolean {
  if (key in CLOSED_SETS) return CLOSED_SETS[key]?.includes(value) ?? false;
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((entry) => sample.length === 0 || isOfType(sample[0], entry));
  }
  if (typeof sample === 'number')
    return value === null || (typeof value === 'number' && Number.isFinite(value));
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return false;
  const keys = Object.keys(sample);
  return (
    Object.keys(value).sort().join() === keys.sort().join() &&
    keys.every((name) => isOfType(Reflect.get(sample, name), Reflect.get(value, name), name))
  );
}

/** All paths in a body, including the root. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** A copy of the body with one place replaced. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** Reads the body and checks everything that can be said about the outcome. */
function expectSound(name: CallName, body: unknown) {
  const endpoint = calls.find((call) => call.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(`no call ${name}`);
  const sample = readNoting(endpoint, bodyOf(name, [fullItems[name]])).answer;
  try {
    const { answer, notes } = readNoting(endpoint, body);
    const nothing = answer === null && !Array.isArray(sample);
    if (!nothing && !isOfType(sample, answer)) {
      throw new Error(`${JSON.stringify(answer)?.slice(0, 2_000)} is not like ${JSON.stringify(sample)}`);
    }
    expect(notes.every((note) => note.length < 200)).toBe(true);
    expect(notes.length).toBeLessThanOrEqual(20);
  } catch (problem) {
    if (!(problem instanceof ShapeError || problem instanceof RefusedError)) throw problem;
  }
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const POLLUTING: unknown = JSON.parse(
  '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "title": {"__proto__": {"polluted": 1}}}',
);
const HOSTILE: readonly unknown[] = [
  null,
  '',
  0,
  1,
  -1,
  1e308,
  true,
  false,
  'x'.repeat(1_000_000),
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\ud800',
  'NaN',
  'Infinity',
  [],
  {},
  [[]],
  [null],
  [{}],
  [[[['deep']]]],
  nested(5_000),
  { length: 3 },
  { toString: 'x', valueOf: null },
  POLLUTING,
  [POLLUTING],
];

const hostileValue = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'data', 'status', 'items', 'members', 'title'),
    fc.jsonValue(),
  ),
);

describe('hostile answers', () => {
  it.each(calls)('ERR-03 $name stays sound with any value in any one place', ({ name }) => {
    const body = bodyOf(name, [fullItems[name]]);
    for (const place of placesIn(body)) {
      for (const value of HOSTILE) expectSound(name, replaced(body, place, value));
    }
  });

  it.each(calls)('ERR-03 $name stays sound with any values in several places', ({ name }) => {
    const body = bodyOf(name, [fullItems[name], fullItems[name]]);
    const places = fc.constantFrom(...placesIn(body));
    fc.assert(
      fc.property(fc.array(fc.tuple(places, hostileValue), { minLength: 1, maxLength: 5 }), (changes) => {
        const changed = changes.reduce<unknown>((known, [place, value]) => {
          try {
            return replaced(known, place, value);
          } catch {
            // An earlier change removed this place.
            return known;
          }
        }, body);
        expectSound(name, changed);
      }),
      { numRuns: 150 },
    );
  });

  it.each(calls)('ERR-03 $name stays sound with any JSON at all', ({ name }) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (body) => expectSound(name, body)),
      { numRuns: 200 },
    );
  });

  it('notes stay short even for huge garbage', () => {
    const rubbish = Array.from({ length: 5_000 }, () => 'x'.repeat(1_000));
    for (const { name } of calls) expectSound(name, bodyOf(name, rubbish));
  });

  it('the type check detects differences', () => {
    expect(isOfType({ a: '' }, { a: 1 })).toBe(false);
    expect(isOfType({ a: '' }, {})).toBe(false);
    expect(isOfType({ a: '' }, { a: '', b: 1 })).toBe(false);
    expect(isOfType([{ a: 1 }], [{ a: Number.NaN }])).toBe(false);
    expect(isOfType({ type: 'image' }, { type: 'pdf' })).toBe(false);
    expect(isOfType({ a: ['x'] }, { a: [] })).toBe(true);
  });
});
