import { expect, it } from 'vitest';
import { formatZoneName } from './zone-name.ts';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 11, 1);

it('the zone of the event has a readable name, the same as the browser gives it', () => {
  const said = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', timeZoneName: 'long' });
  expect(formatZoneName('en', SUMMER, 'Asia/Kolkata')).toBe('India Standard Time');
  expect(said.format(SUMMER)).toContain('India Standard Time');
});

it('the name of a zone is that of the season and of the language', () => {
  expect(formatZoneName('en', SUMMER, 'Europe/Athens')).toBe('Eastern European Summer Time');
  expect(formatZoneName('en', WINTER, 'Europe/Athens')).toBe('Eastern European Standard Time');
  expect(formatZoneName('fr', WINTER, 'Asia/Kolkata')).toBe('heure de l’Inde');
});
