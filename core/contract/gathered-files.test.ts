import { expect, it } from 'vitest';
import { isCode, isDrawing } from './gathered-files.ts';

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
])('%s is not a drawing', (path) => {
  expect(isDrawing(path)).toBe(false);
});

it.each([
  ['/assets/event-page-BL3DvjDW.js', true],
  ['/assets/event-page-BL3DvjDW.css', true],
  ['/assets/languages/el-BMVtk36K.js', false],
  ['/assets/text-latin-Bmi4qCwT.woff2', false],
  ['/service-worker.js', false],
])('%s is code of a build: %s', (path, isOne) => {
  expect(isCode(path)).toBe(isOne);
});
