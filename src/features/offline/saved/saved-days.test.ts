import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import type { RenewedItem } from './renewed/renewed-item.ts';
import { arrange, clashesOf } from './saved-days.ts';

const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;
const NOW = at('21/11/2026 12:00:00');

function item(
  kind: 'event' | 'entry' | 'article',
  title: string,
  [startsAt = '', endsAt = '', day = '']: readonly string[] = [],
  change: Partial<RenewedItem> = {},
): RenewedItem {
  return {
    key: title,
    ref: kind === 'article' ? { kind, id: title } : { kind, eventPath: 'athens', id: title },
    details: { title, path: '/', event: '', day, startsAt, endsAt, place: '' },
    savedAt: 0,
    isGone: false,
    ...change,
  } as RenewedItem;
}
const entry = (title: string, ...times: string[]) => item('entry', title, times);
const titles = (items: readonly RenewedItem[]) => items.map(({ key }) => key);
const daysOf = (...items: RenewedItem[]) =>
  arrange(items, NOW).days.map((day) => [day.key, titles(day.items)]);

describe('the order of the list', () => {
  it('is by day and time, an event before its entries', () => {
    expect(
      daysOf(
        entry('evening', '22/11/2026 18:00:00', '22/11/2026 19:00:00'),
        entry('morning', '22/11/2026 09:00:00', '22/11/2026 10:00:00'),
        entry('midnight', '22/11/2026 00:00:00', '22/11/2026 01:00:00'),
        item('event', 'Athens Games', ['22-11-2026', '25-11-2026']),
        entry('this afternoon', '21/11/2026 14:00:00', ''),
      ),
    ).toEqual([
      ['2026-11-21', ['this afternoon']],
      ['2026-11-22', ['Athens Games', 'midnight', 'morning', 'evening']],
    ]);
  });

  it('assigns a night to its festival day, if known', () => {
    const night = ['22/11/2026 00:30:00', '22/11/2026 01:30:00'];
    expect(daysOf(entry('a', ...night, '2026-11-21'), entry('b', ...night))).toEqual([
      ['2026-11-21', ['a']],
      ['2026-11-22', ['b']],
    ]);
  });

  it('keeps entries without a time, and whole-day ones, under their day until its end', () => {
    expect(
      daysOf(
        entry('date only', '21/11/2026', '21/11/2026', '2026-11-21'),
        entry('all day', '22/11/2026 00:00:00', '22/11/2026 23:59:00', '2026-11-22'),
      ),
    ).toEqual([
      ['2026-11-21', ['date only']],
      ['2026-11-22', ['all day']],
    ]);
  });

  it('shows what lasts for days under today while it is on', () => {
    const days = daysOf(
      entry('exhibition', '20/11/2026 10:00:00', '24/11/2026 18:00:00', '2026-11-20'),
      entry('night', '20/11/2026 23:00:00', '21/11/2026 12:30:00', '2026-11-20'),
      entry('later one', '22/11/2026 10:00:00', '24/11/2026 18:00:00', '2026-11-22'),
    );
    expect(days).toEqual([
      ['2026-11-20', ['night']],
      ['2026-11-21', ['exhibition']],
      ['2026-11-22', ['later one']],
    ]);
  });

  it('moves past items aside, latest first, and an event after its last day', () => {
    const { days, over } = arrange(
      [
        entry('long over', '20/11/2026 09:00:00', '20/11/2026 10:00:00'),
        entry('just over', '21/11/2026 10:00:00', '21/11/2026 12:00:00'),
        entry('open end, an hour ago', '21/11/2026 11:00:00', ''),
        entry('on now', '21/11/2026 11:30:00', '21/11/2026 12:30:00'),
        item('event', 'last day today', ['18-11-2026', '21-11-2026']),
        item('event', 'until yesterday', ['18-11-2026', '20-11-2026']),
      ],
      NOW,
    );
    expect(days.map(({ items }) => titles(items))).toEqual([['last day today'], ['on now']]);
    expect(titles(over)).toEqual(['open end, an hour ago', 'just over', 'long over', 'until yesterday']);
  });

  it('loses nothing without a day: articles, open times, data never received', () => {
    const { undated, articles } = arrange(
      [
        entry('some day', ''),
        item('event', 'unread', [], { details: null }),
        item('article', 'older', [], { savedAt: 1 }),
        item('article', 'newer', [], { savedAt: 2 }),
      ],
      NOW,
    );
    expect(titles(undated)).toEqual(['some day', 'unread']);
    expect(titles(articles)).toEqual(['newer', 'older']);
  });
});

describe('a clash', () => {
  const clashes = (...items: RenewedItem[]) =>
    Object.fromEntries(
      [...clashesOf(arrange(items, NOW).days)].map(([key, others]) => [key, titles(others)]),
    );

  it('is an overlap, not an immediate succession', () => {
    expect(
      clashes(
        entry('a', '22/11/2026 09:00:00', '22/11/2026 11:00:00'),
        entry('b', '22/11/2026 10:00:00', '22/11/2026 12:00:00'),
        entry('c', '22/11/2026 12:00:00', ''),
        entry('d', '22/11/2026 12:59:00', '22/11/2026 14:00:00'),
      ),
    ).toEqual({ a: ['b'], b: ['a'], c: ['d'], d: ['c'] });
  });

  it('is found across midnight', () => {
    expect(
      clashes(
        entry('relay', '22/11/2026 23:30:00', '23/11/2026 00:30:00', '2026-11-22'),
        entry('night stage', '23/11/2026 00:00:00', '23/11/2026 01:00:00'),
      ),
    ).toEqual({ relay: ['night stage'], 'night stage': ['relay'] });
  });

  it('is none with what lasts for days or has no time', () => {
    expect(
      clashes(
        entry('exhibition', '22/11/2026 10:00:00', '24/11/2026 18:00:00'),
        entry('date only', '22/11/2026'),
        entry('end alone', '22/11/2026', '22/11/2026 18:00:00'),
        entry('a', '22/11/2026 11:00:00', '22/11/2026 12:00:00'),
      ),
    ).toEqual({ a: [] });
  });

  it('is none with the event itself, nor with what is no longer in the schedule', () => {
    expect(
      clashes(
        item('event', 'Athens Games', ['22-11-2026', '25-11-2026']),
        entry('a', '22/11/2026 09:00:00', '22/11/2026 11:00:00'),
        item('entry', 'b', ['22/11/2026 09:00:00'], { isGone: true }),
      ),
    ).toEqual({ a: [] });
  });
});
