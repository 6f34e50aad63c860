import { describe, expect, it } from 'vitest';
import { headingOf } from './heading-of.ts';

describe('the heading of a page in outline', () => {
  it.each([
    ['Medals – Pythian Games', 'Medals'],
    ['Pythian Games', 'Pythian Games'],
    ['Log in | Pythian Games', 'Log in'],
    ['Vision – and mission', 'Vision – and mission'],
    ['Twenty-one nations – Pythian Games', 'Twenty-one nations'],
  ])('of "%s" is "%s"', (title, heading) => {
    expect(headingOf(title, 'Pythian Games')).toBe(heading);
  });
});
