import { expect, it } from 'vitest';
import file from '../../public/icons/interface.svg?raw';
import { ICON_NAMES } from './icon-names.ts';

it('has a drawing for every name, and a name for every drawing', () => {
  const drawn = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(drawn.sort()).toEqual([...ICON_NAMES].sort());
});
