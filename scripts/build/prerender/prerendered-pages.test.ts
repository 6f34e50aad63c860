import { expect, it } from 'vitest';
import { prerenderedPages } from './prerendered-pages.ts';

const FRAME = ['<header><p>The frame around every page of the site</p></header><main id="main">', '</main>'];
const END = '<footer><p>The end of every page, with its many links</p></footer>';
const shell = `${FRAME.join('')}${END}`;

it('a page is described by its own text and by pieces of the shell', () => {
  const page = `${FRAME[0]}<h1>History</h1>${FRAME[1]}${END}`;
  const { '/history': pieces = [] } = prerenderedPages(shell, { '/history': page });
  expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe('h1>History</h1>');
  expect(JSON.stringify(pieces).length).toBeLessThan(page.length / 2);
});

it('a page that shares nothing with the shell is described by its own text', () => {
  expect(prerenderedPages(shell, { '/a': '<p>a</p>', '/empty': '' })).toEqual({
    '/a': ['<p>a</p>'],
    '/empty': [],
  });
});

it('pieces are copied in another order, and more than once', () => {
  const page = `${END}${END}${FRAME[0]}`;
  const { '/a': pieces = [] } = prerenderedPages(shell, { '/a': page });
  expect(pieces.every((piece) => Array.isArray(piece))).toBe(true);
});
