import { describe, expect, test } from 'vitest';
import { splitSheet } from './split-sheet.mjs';

const split = (sheet, ...shown) => splitSheet(sheet, new Set(shown));

describe('a sheet in two parts', () => {
  test('has in front what a first screen shows, and behind what it does not', () => {
    expect(split('@layer parts{.a{top:0}.b{top:1px}}', 'a')).toEqual({
      front: '@layer parts{.a{top:0}}',
      behind: '@layer parts{.b{top:1px}}',
    });
  });

  test('keeps a rule whole that touches the first screen with one of its selectors', () => {
    const sheet = '@layer pages{.b,.a .a{top:0}}';
    expect(split(sheet, 'a')).toEqual({ front: sheet, behind: '' });
  });

  test('keeps rules in their order that may touch one element', () => {
    const sheet = '@layer pages{.a .b{top:0}.a>:is(.b,.c){top:1px}}';
    expect(split(sheet, 'a')).toEqual({ front: sheet, behind: '' });
  });

  test('asks for every class of a selector, but not for those in brackets', () => {
    expect(split('@layer parts{.a .b{top:0}}', 'a').front).toBe('');
    for (const selector of ['.a:not(.b)', ':is(.b,:where(.c)) p', 'p', '.a>p:not(:is(.b,.c))']) {
      const sheet = `@layer parts{${selector}{top:0}}`;
      expect(split(sheet, 'a'), selector).toEqual({ front: sheet, behind: '' });
    }
  });

  test('keeps the blocks around a rule in both parts', () => {
    expect(split('@layer parts{@media (width>1px){.a{top:0}.b{top:1px}}}', 'a')).toEqual({
      front: '@layer parts{@media (width>1px){.a{top:0}}}',
      behind: '@layer parts{@media (width>1px){.b{top:1px}}}',
    });
  });

  test('leaves what stands in no layer or in one of the first alone', () => {
    for (const sheet of ['.b{top:0}', '@layer base{.b{top:0}}', '@layer tokens{:root.b{--a:0}}'])
      expect(split(sheet, 'a')).toEqual({ front: sheet, behind: '' });
  });

  test('has letters and animations in front, and what is for paper behind', () => {
    const letters = '@font-face{font-family:A;src:url(/a.woff2)}';
    const frames = '@layer parts{@keyframes turn{to{rotate:1turn}}}';
    const paper = '@media print{.a{display:none}}@page{margin:1cm}';
    expect(split(paper + letters + frames, 'a')).toEqual({ front: letters + frames, behind: paper });
  });
});
