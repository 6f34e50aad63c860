import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from './support/code/imports.ts';

const root = join(import.meta.dirname, '..');
const ITSELF = 'tests/waits.test.ts';
const tests = listSources(root)
  .filter((path) => path.startsWith('tests/') && path !== ITSELF)
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
const filesWith = (pattern: RegExp) => tests.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

it('a browser test waits by the clock in one place only, which asks why', () => {
  expect(filesWith(/\bwaitForTimeout\b/)).toEqual(['tests/support/nothing-happens.ts']);
});

it('no test reads the insides of a framework', () => {
  expect(filesWith(/__react|_reactInternal/)).toEqual([]);
});

it('a browser test waits until a page has settled, not until the network is idle for once', () => {
  expect(filesWith(/'networkidle'/)).toEqual([]);
});
