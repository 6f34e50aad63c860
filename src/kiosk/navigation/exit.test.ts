import { afterEach, expect, it } from 'vitest';
import { placeOf, shortAddress, wayOf } from './exit.ts';

afterEach(() => document.body.replaceChildren());

function link(href: string): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href });
  document.body.append(made);
  return made;
}
const here = location.origin;

it.each([
  ['/event/spring?day=2#schedule', { kind: 'screen', to: '/event/spring?day=2#schedule' }],
  [`${here}/news`, { kind: 'screen', to: '/news' }],
  ['https://elsewhere.example/a?b#c', { kind: 'out', address: 'https://elsewhere.example/a?b#c' }],
  ['//elsewhere.example/a', { kind: 'out', address: `${location.protocol}//elsewhere.example/a` }],
  ['mailto:office@games.example', { kind: 'mail', address: 'mailto:office@games.example' }],
  ['tel:+910000000101', { kind: 'call', address: 'tel:+910000000101' }],
  ['/documents/rules.pdf', { kind: 'file', address: `${here}/documents/rules.pdf` }],
  ['/reset', { kind: 'file', address: `${here}/reset` }],
  [
    '/enrolment-sample/game?event=spring',
    { kind: 'out', address: `${here}/enrolment-sample/game?event=spring` },
  ],
  ['/login', { kind: 'take', address: `${here}/login` }],
  ['/signup/?role=artist', { kind: 'take', address: `${here}/signup/?role=artist` }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:http://elsewhere.example/1', null],
] as const)('K2 %s is classified correctly', (href, way) => {
  expect(wayOf(link(href))).toEqual(way);
});

it('K2 an address is shortened to what people would type, and leads where the code leads', () => {
  expect(shortAddress('https://www.games.example/event/spring/')).toBe('games.example/event/spring');
  expect(shortAddress('https://games.example/news/details?article=9')).toBe(
    'games.example/news/details?article=9',
  );
  const secret = 'x'.repeat(60);
  expect(shortAddress(`https://games.example/join?track=${secret}`)).toBe('games.example/join…');
  expect(shortAddress('mailto:office@games.example?subject=Hello')).toBe('office@games.example');
  expect(shortAddress('tel:+910000000101')).toBe('+910000000101');
});

it('K2 no code makes a phone a kiosk', () => {
  const at = (pathname: string, search = '', hash = '') => placeOf({ pathname, search, hash }, 'spring');
  expect(at('/kiosk/today')).toBe(`${here}/event/spring#schedule`);
  for (const own of ['/kiosk', '/kiosk/map', '/kiosk/staff', '/kiosk/today/x'])
    expect(at(own)).toBe(`${here}/`);
  expect(placeOf({ pathname: '/kiosk/today', search: '', hash: '' }, '')).toBe(`${here}/`);
  expect(at('/news/details', '?article=9')).toBe(`${here}/news/details?article=9`);
  expect(at('/event/spring', '?day=2&q=me', '#schedule')).toBe(`${here}/event/spring?day=2#schedule`);
  expect(at('/event/spring', '?entry=0123abcd', '#schedule')).toBe(
    `${here}/event/spring?entry=0123abcd#schedule`,
  );
  expect(at('/news', '', '#pin=2468')).toBe(`${here}/news`);
});
