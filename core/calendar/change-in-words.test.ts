import { describe, expect, it } from 'vitest';
import { changeInWords } from './change-in-words.ts';
import type { Session } from './session.ts';

const FINAL: Session = {
  id: 'final',
  title: 'Drama: Final',
  startsAt: '21/11/2031 09:30:00',
  endsAt: '21/11/2031 11:00:00',
  place: 'Odeon',
};
const WHEN = 'Friday, 21st November 2031, 9:30 AM – 11:00 AM (India Standard Time)';

const words = (was: Session | null, is: Session | null, zone = 'Asia/Kolkata') =>
  changeInWords({ was, is }, zone);
const nowOf = (change: Partial<Session>, zone?: string) => words(null, { ...FINAL, ...change }, zone).text;

describe('a change in words', () => {
  it('DATA-09 says what a session is now, and what it was', () => {
    expect(words(FINAL, { ...FINAL, startsAt: '22/11/2031 10:00:00', endsAt: '' })).toEqual({
      title: 'Drama: Final – new time',
      text: `Now: Saturday, 22nd November 2031, 10:00 AM (India Standard Time), Odeon.\nBefore: ${WHEN}, Odeon.`,
    });
    expect(words(FINAL, { ...FINAL, place: '' })).toEqual({
      title: 'Drama: Final – new venue',
      text: `Now: ${WHEN}, venue to be announced.\nBefore: ${WHEN}, Odeon.`,
    });
    expect(words(FINAL, { ...FINAL, place: 'Stoa', startsAt: '21/11/2031 09:00:00' }).title).toBe(
      'Drama: Final – new time and venue',
    );
  });

  it('DATA-09 names both names of a renamed session', () => {
    expect(words(FINAL, { ...FINAL, title: 'Drama: Last act' })).toEqual({
      title: 'Drama: Last act – new name',
      text: `Now: Drama: Last act, ${WHEN}, Odeon.\nBefore: Drama: Final, ${WHEN}, Odeon.`,
    });
  });

  it('DATA-09 says what is new, and what is no longer there', () => {
    expect(words(null, FINAL)).toEqual({ title: 'Drama: Final – new', text: `Now: ${WHEN}, Odeon.` });
    expect(words(FINAL, null)).toEqual({
      title: 'Drama: Final – no longer on the schedule',
      text: `Before: ${WHEN}, Odeon.`,
    });
  });

  it.each([
    ['', '', 'time to be announced'],
    ['in the evening', '', 'in the evening'],
    ['21/11/2031', '', 'Friday, 21st November 2031'],
    ['21/11/2031 00:00:00', '21/11/2031 23:59:00', 'Friday, 21st November 2031'],
    ['21/11/2031', '22/11/2031', 'Friday, 21st November 2031 – Saturday, 22nd November 2031'],
    [
      '21/11/2031 23:30:00',
      '22/11/2031 00:30:00',
      'Friday, 21st November 2031, 11:30 PM – Saturday, 22nd November 2031, 12:30 AM (India Standard Time)',
    ],
  ])('DATA-09 writes from "%s" to "%s" as %s', (startsAt, endsAt, expected) => {
    expect(nowOf({ startsAt, endsAt })).toBe(`Now: ${expected}, Odeon.`);
  });

  it('DATA-09 names the zone as it is called at that time of the year', () => {
    expect(nowOf({}, 'Europe/Athens')).toContain('9:30 AM – 11:00 AM (Eastern European Standard Time)');
    expect(nowOf({ startsAt: '21/07/2031 09:30:00', endsAt: '' }, 'Europe/Athens')).toContain(
      '9:30 AM (Eastern European Summer Time)',
    );
  });
});
