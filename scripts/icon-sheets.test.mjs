import { expect, test } from 'vitest';
import { iconSheets } from './icon-sheets.mjs';

const symbol = (name) => `<symbol id="icon-${name}" viewBox="0 0 1 1"><path d="M0 0"/></symbol>`;
const sheet = `<svg hidden="">${symbol('list')}${symbol('list-plus')}${symbol('phone')}${symbol('gear')}</svg>`;
const use = (name) => `<svg><use href="#icon-${name}"></use></svg>`;

test('what header and page show stands before them, what the foot and scripts show behind', () => {
  const html = `<header>${use('list-plus')}</header><main>${use('gear')}</main><footer>${use('phone')}</footer>`;
  expect(iconSheets(sheet, html)).toEqual({
    before: `<svg hidden="">${symbol('list-plus')}${symbol('gear')}</svg>`,
    behind: `<svg hidden="">${symbol('list')}${symbol('phone')}</svg>`,
  });
});

test('of a page that names its first screen, only what that shows stands before', () => {
  const html = `<header>${use('list')}</header><main><h1 id="first-sight">${use('gear')}</h1>${use('phone')}</main>`;
  expect(iconSheets(sheet, html).before).toBe(`<svg hidden="">${symbol('list')}${symbol('gear')}</svg>`);
});
