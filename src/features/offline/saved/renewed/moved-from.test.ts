import { describe, expect, it } from 'vitest';
import { entryId } from '#core/schedule/entry-id.ts';
import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { lastKnown, movedIn } from './moved-from.ts';

const moment = ([startsAt = '', endsAt = '', place = '']: readonly string[]) => ({ startsAt, endsAt, place });
const moved = (was: readonly string[], is: readonly string[]) => {
  const found = movedIn(moment(was), moment(is));
  return found && Object.keys(found).filter((part) => found[part as keyof typeof found]);
};

describe('what has changed about an entry', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a day that gained a time', ['12/10/2026'], ['12/10/2026 15:00']],
    ['two midnights used as placeholders', ['12/10/2026 00:00', '12/10/2026 00:00'], ['12/10/2026 15:00']],
    ['an end that gained a time', ['12/10/2026 9:00', '12/10/2026'], ['12/10/2026 9:00', '12/10/2026 18:00']],
    ['a last day that gained a time', ['12/10/2026', '14/10/2026'], ['12/10/2026 9:00', '14/10/2026 18:00']],
    ['an impossible end', ['12/10/2026 9:00', '12/10/2026 8:00'], ['12/10/2026 9:00', '']],
    ['a time that was unknown', ['', ''], ['12/10/2026 9:00', '12/10/2026 10:00']],
  ])('is nothing for %s', (_, was, is) => expect(moved(was, is)).toBeNull());

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['another day', ['12/10/2026'], ['13/10/2026 15:00'], ['start']],
    ['another time', ['12/10/2026 14:00'], ['12/10/2026 15:00'], ['start']],
    ['its time removed', ['12/10/2026 14:00'], ['12/10/2026'], ['start']],
    ['a time no longer at midnight', ['12/10/2026 00:00'], ['12/10/2026 01:00'], ['start']],
    ['another last day', ['12/10/2026', '14/10/2026'], ['12/10/2026', '15/10/2026'], ['end']],
    [
      'another end',
      ['12/10/2026 9:00', '12/10/2026 10:00'],
      ['12/10/2026 9:00', '12/10/2026 11:00'],
      ['end'],
    ],
    ['its end removed', ['12/10/2026 9:00', '12/10/2026 10:00'], ['12/10/2026 9:00'], ['end']],
  ])('is reported for %s', (_, was, is, parts) => expect(moved(was, is)).toEqual(parts));
});

it('a midnight entry from a link may have no time: its id cannot tell', () => {
  const ofLink = (startsAt: string): SavedRow => ({
    key: '',
    ref: { kind: 'entry', eventPath: 'athens', id: entryId({ title: 'A: Clay', startsAt, place: '' }) },
    details: null,
    savedAt: 1,
  });
  expect(lastKnown(ofLink('12/10/2026'))?.startsAt).toBe('2026-10-12');
  expect(lastKnown(ofLink('12/10/2026 15:00'))?.startsAt).toBe('2026-10-12T15:00');
});
