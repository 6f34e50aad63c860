import { expect, it } from 'vitest';
import {
  MAX_OWN_TEXT_BYTES,
  MAX_OWN_TEXT_BYTES_OF_ALL,
  MAX_WHOLE_PAGE_BYTES,
  withinBudget,
  withoutLargePages,
} from './precache-budget.ts';

const textOf = (bytes: number) => ['x'.repeat(bytes)];
const sizeOf = (described: unknown) => Buffer.byteLength(JSON.stringify(described));

it('pages of an ordinary size are kept, in their order', () => {
  const described = { '/news': textOf(20_000), '/history': textOf(40_000) };
  expect(withinBudget(described)).toEqual({ kept: described, tooLarge: [] });
});

it('a page that is too large is left out, and no other with it', () => {
  const { kept, tooLarge } = withinBudget({
    '/news': textOf(MAX_OWN_TEXT_BYTES + 1),
    '/history': textOf(10),
  });
  expect(Object.keys(kept)).toEqual(['/history']);
  expect(tooLarge.map(([path]) => path)).toEqual(['/news']);
});

it('all pages together stay within their budget, and the largest are left out', () => {
  const many = Array.from({ length: 30 }, (_, number): [string, string[]] => [
    `/page-${number}`,
    textOf(50_000 + number * 1_000),
  ]);
  const { kept, tooLarge } = withinBudget(Object.fromEntries(many));
  expect(sizeOf(kept)).toBeLessThan(MAX_OWN_TEXT_BYTES_OF_ALL + 2_000);
  expect(tooLarge.length).toBeGreaterThan(0);
  expect(tooLarge.map(([path]) => path)).toEqual(many.slice(-tooLarge.length).map(([path]) => path));
});

it('a page that is kept whole is left out and named if it is too large; other files are not', () => {
  const said: string[] = [];
  const large = MAX_WHOLE_PAGE_BYTES + 1;
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
