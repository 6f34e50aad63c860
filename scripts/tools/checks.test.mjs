import { expect, it } from 'vitest';
import { checksOf } from './checks.mjs';

const namesOf = (suite) =>
  checksOf({ root: '.', reports: '.', suite, shard: undefined, browser: Promise.resolve() })
    .flat()
    .map(([name]) => name);

it('the command that runs every test leaves out no check of the others, and runs each once', () => {
  const all = namesOf('all');
  expect(all).toEqual([...new Set(all)]);
  for (const suite of ['quick', 'browser', 'hosts'])
    expect(namesOf(suite).filter((name) => !all.includes(name))).toEqual([]);
});
