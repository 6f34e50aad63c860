import { afterEach, expect, it } from 'vitest';
import { settings } from '#core/settings.ts';
import { paths } from '../navigation/paths.ts';
import { pageStructuredData } from './page-structured-data.ts';

const { siteUrl } = settings;
afterEach(() => void Object.assign(settings, { siteUrl }));

const names = new Map([
  ['/event', 'Events'],
  ['/event/लोक-उत्सव', 'Lok'],
]);

/** The addresses of the way to a page. */
function trailOf(path: string): string[] {
  const { '@graph': nodes } = JSON.parse(pageStructuredData(path, [], names));
  return nodes[0].itemListElement.map(({ item }: { item: string }) => item);
}

it('DATA-01 the way to a page is told in whole addresses if the build knows the address of the site', () => {
  Object.assign(settings, { siteUrl: 'https://games.example' });
  expect(trailOf('/event/लोक-उत्सव')).toEqual([
    `https://games.example${paths.home()}`,
    'https://games.example/event',
    `https://games.example/event/${encodeURIComponent('लोक-उत्सव')}`,
  ]);
});

it('DATA-01 and in paths otherwise', () => {
  Object.assign(settings, { siteUrl: '' });
  expect(trailOf('/event')).toEqual([paths.home(), '/event']);
});
