/** Values that corruption, another build or a person with developer tools may leave in a field. */
export const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(200_000),
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e300,
  {},
  { kind: 'x' },
  [],
  [null],
  new Date(0),
  new Uint8Array(3),
  10n,
  new Map([['x', 1]]),
  // It can be converted to neither a number nor a text.
  { toString: 1, valueOf: 1 },
];

type Path = readonly string[];

/** The row with each of its fields, including nested ones, replaced by each wrong value in turn. */
export function poisonedForms<Row extends object>(row: Row, but: readonly string[] = []): Row[] {
  return pathsIn(row)
    .filter(([first = '']) => !but.includes(first))
    .flatMap((path) => WRONG_VALUES.map((value) => withValue(row, path, value) as Row));
}

function pathsIn(value: unknown, before: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    const path = [...before, name];
    return [path, ...pathsIn(held, path)];
  });
}

function withValue(row: object, [name = '', ...rest]: Path, value: unknown): object {
  const held = (row as Record<string, unknown>)[name];
  return { ...row, [name]: rest.length === 0 ? value : withValue(held as object, rest, value) };
}
