import { expect, it } from 'vitest';
import { paths } from '../../../navigation/paths.ts';
import { sharedAddress } from './shared-page.ts';

it.each([
  [paths.home(), '/'],
  [paths.event('Δελφοί'), '/event/%CE%94%CE%B5%CE%BB%CF%86%CE%BF%CE%AF'],
  [paths.entry('athens', '1x2y'), '/event/athens?entry=1x2y#schedule'],
  [paths.article('9w'), '/news/details?article=9w'],
  [`${paths.saved()}#v1;e=athens`, '/saved#v1;e=athens'],
  ['/home/', '/'],
  ['/event/athens/', '/event/athens'],
])('SHARE-01 %s is shared as a full address', (path, shared) => {
  expect(sharedAddress(path)).toBe(`http://localhost${shared}`);
});
