import { expect, it } from 'vitest';
import { readyPages } from './ready-pages.mjs';

const FRAME = ['<header><p>The frame around every page of the site</p></header><main id="main">', '</main>'];
const END = '<footer><p>The end of every page, with its many links</p></footer>';
const shell = `${FRAME.join('')}${END}`;

it('a page is described by its own words and its places in the shell', () => {
  const page = `${FRAME[0]}<h1>History</h1>${FRAME[1]}${END}`;
  const { '/history': pieces } = readyPages(shell, { '/history': page });
  expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe('h1>History</h1>');
  expect(JSON.stringify(pieces).length).toBeLessThan(page.length / 2);
});

it('a page that has nothing in common with the shell is described by itself', () => {
  expect(readyPages(shell, { '/a': '<p>a</p>', '/empty': '' })).toEqual({ '/a': ['<p>a</p>'], '/empty': [] });
});

it('copies what stands in another order, and more than once', () => {
  const page = `${END}${END}${FRAME[0]}`;
  const { '/a': pieces } = readyPages(shell, { '/a': page });
  expect(pieces.every((piece) => Array.isArray(piece))).toBe(true);
});
