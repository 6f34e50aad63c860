import { describe, expect, it } from 'vitest';
import { foldedText } from '#core/text/folded-text.ts';
import { entryId, entryTitle, readEntryId, startOfMinute } from './entry-id.ts';

const facts = { title: 'Drama: Final', startsAt: '21/11/2026 09:30:00', place: 'Odeon' };

describe('the id of an entry', () => {
  it('is the same for all spellings of title and place', () => {
    const raw = {
      ...facts,
      title: 'Rock &amp; Roll: Caf&eacute; d&#8217;Or &ndash; opening',
      place: 'M&uuml;nster',
    };
    const plain = { ...facts, title: 'Rock & roll:  Café d’Or – Opening', place: 'Münster ' };
    expect(entryId(plain)).toBe(entryId(raw));
  });

  it('encodes title, game, start and place separately', () => {
    const { minute, ...rest } = readEntryId(entryId(facts)) ?? {};
    expect(startOfMinute(minute ?? 0)).toBe('2026-11-21T09:30');
    const other = readEntryId(entryId({ title: 'Drama: Final', startsAt: '22/11/2026', place: 'Odeon' }));
    expect(other).toMatchObject(rest);
    expect(other?.minute).not.toBe(minute);
  });

  it.each(['', 'TBA', '01/01/1999 10:00:00', '01/01/2300 10:00:00'])(
    'has no minute for a start that it cannot encode: %j',
    (startsAt) => {
      expect(readEntryId(entryId({ ...facts, startsAt }))?.minute).toBeNull();
    },
  );

  it.each(['', '1x2y3z', '1k7ws2z', 'ABCDEFGHIJKLM', '<script>alert'])('is not %j', (id) => {
    expect(readEntryId(id)).toBeNull();
  });

  it('uses the game’s name for an entry without a title', () => {
    expect(entryTitle('Drama', '')).toBe('Drama');
    expect(entryTitle('Drama', 'Final')).toBe('Drama: Final');
  });
});

describe('a text folded for comparison', () => {
  it.each([
    ['Media &amp; Text', 'Media & Text'],
    ['Media &amp;amp; Text', 'Media &amp; Text'],
    ['  MASK   making', 'Mask Making'],
    ['What&rsquo;s next?', "What's next?"],
    ['&#x915;&#2341;&#x93e;', 'कथा'],
    ['Cafe\u0301', 'Café'],
    ['a&nbsp;b', 'a\u00a0b'],
  ])('%j equals %j', (one, other) => {
    expect(foldedText(one)).toBe(foldedText(other));
  });

  it.each([
    ['C++', 'C#'],
    ['!!!', '???'],
    ['–', '&'],
    ['Heat 1', 'Heat 2'],
    ['कथा', 'कथ'],
  ])('%j differs from %j', (one, other) => {
    expect(foldedText(one)).not.toBe(foldedText(other));
  });
});
