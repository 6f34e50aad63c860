import { describe, expect, it } from 'vitest';
import { findPageLinks } from './find-page-links.ts';

const link = (address: string) => `<p><a class="x" href="${address}">More</a></p>`;

describe('the pages a page links to', () => {
  it.each([
    ['/event/games', '/event/games'],
    ['/event/games/', '/event/games'],
    ['/event/games?day=2#schedule', '/event/games'],
    ['/our-council/dr.rao', '/our-council/dr.rao'],
    ['/event-categories/music/lyre', '/event-categories/music/lyre'],
    [`/event/${encodeURIComponent('खेल')}`, '/event/खेल'],
    ['/event/founder&#x27;s-cup', "/event/founder's-cup"],
    ['/event/song&amp;dance', '/event/song&dance'],
  ])('%s leads to %s', (address, path) => {
    expect(findPageLinks(link(address))).toEqual([path]);
  });

  it.each([
    '/',
    '/event',
    '/contact',
    'https://elsewhere.example/event/x',
    '/event/100%-fun',
    '/event/../../etc',
    '/event/%2e%2e/x',
    '/event//x',
    '/event/index.html',
    `/event/${'ख'.repeat(86)}`,
  ])('%s is not one of them', (address) => {
    expect(findPageLinks(link(address))).toEqual([]);
  });

  it('are found all, in the order of the page', () => {
    expect(findPageLinks(link('/event/a') + link('/event/b'))).toEqual(['/event/a', '/event/b']);
  });
});
