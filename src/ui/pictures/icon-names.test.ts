import { expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';
import file from './icon-sheet.svg?raw';

it('has a drawing for every name, and a name for every drawing', () => {
  const drawn = [...file.matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(drawn.sort()).toEqual([...ICON_NAMES].sort());
});
