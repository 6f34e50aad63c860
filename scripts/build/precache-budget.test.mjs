import { expect, it } from 'vitest';
import {
  MOST_BYTES_OF_A_WHOLE_PAGE,
  MOST_BYTES_OF_ALL_WORDS,
  MOST_BYTES_OF_OWN_WORDS,
  withinBudget,
  withoutLargePages,
} from './precache-budget.mjs';

const words = (bytes) => ['x'.repeat(bytes)];
const sizeOf = (described) => Buffer.byteLength(JSON.stringify(described));

it('pages of an ordinary size are kept, in their order', () => {
  const described = { '/news': words(20_000), '/history': words(40_000) };
  expect(withinBudget(described)).toEqual({ kept: described, left: [] });
});

it('a page that is too large by itself is left to the shell, and no other with it', () => {
  const { kept, left } = withinBudget({ '/news': words(MOST_BYTES_OF_OWN_WORDS + 1), '/history': words(10) });
  expect(Object.keys(kept)).toEqual(['/history']);
  expect(left.map(([path]) => path)).toEqual(['/news']);
});

it('all pages together stay within their budget, and the largest go', () => {
  const many = Array.from({ length: 30 }, (_, number) => [`/page-${number}`, words(50_000 + number * 1_000)]);
  const { kept, left } = withinBudget(Object.fromEntries(many));
  expect(sizeOf(kept)).toBeLessThan(MOST_BYTES_OF_ALL_WORDS + 2_000);
  expect(left.length).toBeGreaterThan(0);
  expect(left.map(([path]) => path)).toEqual(many.slice(-left.length).map(([path]) => path));
});

it('a page kept whole goes when it is too large, and is named; files do not', () => {
  const said = [];
  const large = MOST_BYTES_OF_A_WHOLE_PAGE + 1;
  const manifest = [
    { url: 'index.html', size: large },
    { url: 'event/index.html', size: large - 1 },
    { url: 'app-shell.html', size: large },
    { url: 'assets/stack-abc.js', size: large },
  ];
  const rest = withoutLargePages(manifest, (sentence) => said.push(sentence)).manifest;
  expect(rest.map(({ url }) => url)).toEqual(['event/index.html', 'app-shell.html', 'assets/stack-abc.js']);
  expect(said).toEqual([expect.stringMatching(/^\/ is too large/)]);
});
