import { describe, expect, it } from 'vitest';
import { entryId } from '#core/schedule/entry-id.ts';
import { calendarKeys, isCalendarKey } from './calendar-keys.ts';

const idOf = (title: string, startsAt: string, place = 'Odeon') => entryId({ title, startsAt, place });
const keysOf = (...ids: string[]) => {
  const keys = calendarKeys(ids);
  return ids.map((id) => keys.get(id));
};

const FINAL = idOf('Drama: Final', '21/11/2026 09:30:00');
const [MORNING, NOON, EVENING] = ['09:00', '12:00', '18:00'].map((time) =>
  idOf('Rowing: Heat', `21/11/2026 ${time}:00`),
) as [string, string, string];

describe('the key of an entry', () => {
  it('CAL-03 stays when the entry moves to another time, day or place', () => {
    const [key] = keysOf(FINAL);
    expect(keysOf(idOf('Drama: Final', '21/11/2026 11:00:00'))).toEqual([key]);
    expect(keysOf(idOf('Drama: Final', '23/11/2026 09:30:00'))).toEqual([key]);
    expect(keysOf(idOf('Drama: Final', '21/11/2026 09:30:00', 'Stoa'))).toEqual([key]);
  });

  it('CAL-03 stays when other entries join or leave, and when the order of the answer changes', () => {
    const [key] = keysOf(FINAL);
    expect(keysOf(MORNING, FINAL, NOON)[1]).toBe(key);
    const inOrder = keysOf(MORNING, NOON, EVENING);
    expect(keysOf(EVENING, MORNING, NOON)).toEqual([inOrder[2], inOrder[0], inOrder[1]]);
  });

  it('CAL-03 numbers namesakes by time, so that one of them may move between the others', () => {
    const keys = keysOf(MORNING, NOON, EVENING);
    expect(keys.map((key) => key?.slice(-2))).toEqual(['-1', '-2', '-3']);
    const moved = idOf('Rowing: Heat', '21/11/2026 13:00:00', 'Harbour');
    expect(keysOf(MORNING, moved, EVENING)).toEqual(keys);
  });

  it('a namesake without a time takes no number from the others', () => {
    const undated = idOf('Rowing: Heat', 'soon');
    expect(keysOf(undated, MORNING)).toEqual([keysOf(MORNING, NOON)[1], keysOf(MORNING)[0]]);
  });

  it('is unique also among entries at the same time, and the same title of two games is two', () => {
    const alike = ['Odeon', 'Stoa', 'Agora'].map((place) =>
      idOf('Rowing: Heat', '21/11/2026 09:00:00', place),
    );
    const other = idOf('Sailing: Heat', '21/11/2026 09:00:00');
    expect(new Set(keysOf(...alike, other)).size).toBe(4);
  });

  it('has a form of its own, and ids of an older form have none', () => {
    expect(keysOf(FINAL, MORNING).every((key) => isCalendarKey(key ?? ''))).toBe(true);
    expect(keysOf('1x2y3z')).toEqual([undefined]);
    for (const wrong of ['', 'abcdef', 'abcdef-', 'abcdef-0', 'abcdef-123456', 'ABCDEF-1', 'abcdef-1\n'])
      expect(isCalendarKey(wrong), wrong).toBe(false);
  });
});
