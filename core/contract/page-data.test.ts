import { describe, expect, it } from 'vitest';
import { dataDocument, findPageData } from './page-data.ts';

const DOCUMENT =
  '<!doctype html><head><script type="module" crossorigin src="/assets/boot-1.js"></script></head>' +
  '<h1>Games</h1><script type="application/json" id="page-scripts">[]</script>' +
  '<script type="application/json" id="page-data">{"queries":["\\u003cp>"]}</script>';

describe('the data of a prerendered page', () => {
  it('is found together with the script of its build', () => {
    expect(findPageData(DOCUMENT)).toEqual({ entry: '/assets/boot-1.js', data: '{"queries":["\\u003cp>"]}' });
  });

  it('survives without the rest of the document', () => {
    const found = findPageData(DOCUMENT);
    expect(found && findPageData(dataDocument(found))).toEqual(found);
  });

  it.each(['', '<h1>Please sign in</h1>', DOCUMENT.slice(0, -12)])('is not found in %j', (html) => {
    expect(findPageData(html)).toBeNull();
  });
});
