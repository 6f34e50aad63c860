import { expect, it } from 'vitest';
import { isDrawing } from './drawings.ts';

it.each(['/art/frieze.svg', '/catalogue/board-games.svg', '/map/land.svg'])('%s is a drawing', (path) => {
  expect(isDrawing(path)).toBe(true);
});

it.each([
  '/art',
  '/art/',
  '/art/old/frieze.svg',
  '/pictures/marker.svg',
  '/catalogue/board-games',
  '/art/a.png',
])('%s is none', (path) => {
  expect(isDrawing(path)).toBe(false);
});
