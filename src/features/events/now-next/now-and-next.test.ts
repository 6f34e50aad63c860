import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { isRunning, nowAndNext, readTimeline } from './now-and-next.ts';

const entry = (title: string, from: string, to = '') => ({ title, from, to, address: 'Odeon', latLong: '' });
const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;

const timeline = readTimeline([
  {
    game: 'Wrestling',
    entries: [
      entry('Morning', '21/11/2026 09:00:00', '21/11/2026 11:00:00'),
      entry('Night', '21/11/2026 23:30:00', '22/11/2026 00:30:00'),
      entry('Some day', ''),
    ],
  },
  {
    game: 'Drama',
    entries: [
      entry('Long', '21/11/2026 10:00:00', '21/11/2026 12:00:00'),
      entry('Also at three', '21/11/2026 15:00:00'),
      entry('At three', '21/11/2026 15:00:00', '21/11/2026 16:00:00'),
    ],
  },
]);
const titlesAt = (text: string) => {
  const found = nowAndNext(timeline, at(text));
  return found && [found.now.map(({ title }) => title), found.next.map(({ title }) => title)];
};

describe('now and next', () => {
  it.each([
    ['21/11/2026 00:00:00', [], ['Morning']],
    ['21/11/2026 09:00:00', ['Morning'], ['Long']],
    ['21/11/2026 10:30:00', ['Morning', 'Long'], ['Also at three', 'At three']],
    ['21/11/2026 11:00:00', ['Long'], ['Also at three', 'At three']],
    ['21/11/2026 13:00:00', [], ['Also at three', 'At three']],
    ['21/11/2026 15:59:59', ['Also at three', 'At three'], ['Night']],
    ['21/11/2026 23:59:00', ['Night'], []],
    ['22/11/2026 00:29:59', ['Night'], []],
  ])('at %s', (time, now, next) => {
    expect(titlesAt(time)).toEqual([now, next]);
  });

  it('is null before and after the festival', () => {
    expect(titlesAt('20/11/2026 23:59:59')).toBeNull();
    expect(titlesAt('22/11/2026 00:30:00')).toBeNull();
    expect(nowAndNext([], at('21/11/2026 09:00:00'))).toBeNull();
  });

  it('lists short entries before those that last for days, and skips what has no known hours', () => {
    const long = readTimeline([
      {
        game: 'Arts',
        entries: [
          entry('Exhibition', '20/11/2026 10:00:00', '24/11/2026 18:00:00'),
          entry('By days alone', '20/11/2026', '22/11/2026'),
          entry('Some time that day', '21/11/2026', '21/11/2026'),
          entry('Talk', '21/11/2026 12:00:00', '21/11/2026 13:00:00'),
          entry('Some time on the next', '22/11/2026'),
          entry('Song', '22/11/2026 09:00:00'),
        ],
      },
    ]);
    const found = nowAndNext(long, at('21/11/2026 12:30:00'));
    expect(found?.now.map(({ title }) => title)).toEqual(['Talk', 'By days alone', 'Exhibition']);
    expect(found?.next.map(({ title }) => title)).toEqual(['Song']);
  });

  it('assumes an hour if the end is unknown or before the start', () => {
    const open = readTimeline([
      { game: 'Run', entries: [entry('Open', '21/11/2026 09:00:00', '21/11/2026 08:00:00')] },
    ]);
    expect(isRunning(open, at('21/11/2026 09:59:59'))).toBe(true);
    expect(isRunning(open, at('21/11/2026 10:00:00'))).toBe(false);
    expect(open[0]?.to).toBeNull();
  });
});
