import { describe, expect, it } from 'vitest';
import { entry, game } from '#core/schedule/changes/testing/schedules.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import type { RevisionGame } from '../../data/revisions/revision.ts';
import { type ChangeLine, changeLines, changesAhead, entryMarks } from './change-lines.ts';
import { compareRevisions, type Revision } from './compare-revisions.ts';

const EVENT = { startsAt: '05-03-2026', endsAt: '08-03-2026', place: 'Athens' };
const revision = (...games: RevisionGame[]): Revision => ({ event: EVENT, games });
const linesOf = (before: Revision, after: Revision) => changeLines(compareRevisions(before, after));
const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;

/** Each line as its size, what it is about, and its shift. */
const short = (lines: readonly ChangeLine[]) =>
  lines.map((line) => {
    if (line.of !== 'entries') return line.of;
    const { was, is, parts } = line.changes[0];
    const what = was === null ? 'new' : is === null ? 'gone' : parts.join('+');
    return `${line.changes.length} ${what}${line.laterBy === 0 ? '' : ` by ${line.laterBy}`}`;
  });

const talks = (count: number, day: string, place = 'Agora', hour = 8) =>
  game(
    'Talks',
    ...Array.from({ length: count }, (_, at) =>
      entry(
        `Talk ${at}`,
        `${day}/03 ${String(hour + Math.floor(at / 4)).padStart(2, '0')}:${(at % 4) * 15 || '00'}`,
        place,
      ),
    ),
  );

describe('CHANGES-03 the list of changes', () => {
  it('says in one line that a day was put off with all of its 20 entries', () => {
    expect(short(linesOf(revision(talks(20, '05')), revision(talks(20, '06'))))).toEqual(['20 time by 1440']);
  });

  it('says in one line that a place has moved, or a day starts later', () => {
    expect(short(linesOf(revision(talks(5, '05')), revision(talks(5, '05', 'Stoa'))))).toEqual(['5 place']);
    expect(short(linesOf(revision(talks(5, '05')), revision(talks(5, '05', 'Agora', 9))))).toEqual([
      '5 time by 60',
    ]);
  });

  it('says in one line what a game has more, or less', () => {
    const [none, five] = [revision(game('Chess', entry('Final', '06/03 10:00', 'Stoa'))), talks(5, '05')];
    const more = revision(...(none.games ?? []), five);
    expect(short(linesOf(none, more))).toEqual(['5 new']);
    expect(short(linesOf(more, none))).toEqual(['5 gone']);
  });

  it('says in one line to which games the entries of a split game belong', () => {
    const { entries } = talks(8, '05');
    const split = revision(
      { game: 'Morning talks', entries: entries.slice(0, 4) },
      { game: 'Evening talks', entries: entries.slice(4) },
    );
    expect(short(linesOf(revision(talks(8, '05')), split))).toEqual(['4 game', '4 game']);
  });

  it('leaves two alike on their own, and sorts by time', () => {
    const before = revision(
      game('Drama', entry('Final', '06/03 18:00', 'Odeon'), entry('Heat', '05/03 18:00', 'Odeon')),
    );
    const after = revision(
      game('Drama', entry('Final', '06/03 19:00', 'Odeon'), entry('Heat', '05/03 19:00', 'Odeon')),
    );
    const lines = linesOf(before, after);
    expect(short(lines)).toEqual(['1 time by 60', '1 time by 60']);
    expect(lines.map((line) => line.of === 'entries' && line.changes[0].is?.title)).toEqual([
      'Heat',
      'Final',
    ]);
  });

  it('does not take entries that get their first time for moved together', () => {
    const before = revision(game('Drama', ...['A', 'B', 'C'].map((title) => entry(title, '', 'Odeon'))));
    const after = revision(
      game('Drama', ...['A', 'B', 'C'].map((title, at) => entry(title, `05/03 1${at}:00`, 'Odeon'))),
    );
    expect(short(linesOf(before, after))).toEqual(['1 time', '1 time', '1 time']);
  });

  it('begins with the event and its games', () => {
    const before = revision(talks(5, '05'));
    const after: Revision = {
      event: { ...EVENT, endsAt: '09-03-2026', place: 'Delphi' },
      games: [{ ...talks(5, '05'), game: 'Lectures' }, game('Chess', entry('Final', '06/03 10:00', 'Stoa'))],
    };
    expect(short(linesOf(before, after))).toEqual(['event', 'event', 'game', '1 new']);
  });
});

describe('CHANGES-05 what is over', () => {
  const before = revision(
    game('Drama', entry('Heat', '05/03 10:00', 'Odeon'), entry('Final', '07/03 10:00', 'Odeon')),
  );
  const ahead = (after: Revision, now: string) =>
    short(changeLines(changesAhead(compareRevisions(before, after), at(now))));

  it('may leave the schedule, or be corrected, without a word', () => {
    const cleaned = revision(game('Drama', entry('Final', '07/03 10:00', 'Odeon')));
    expect(ahead(cleaned, '06/03/2026 09:00:00')).toEqual([]);
    expect(ahead(cleaned, '05/03/2026 09:00:00')).toEqual(['1 gone']);
  });

  it('is told if it is put off to a time ahead', () => {
    const late = revision(
      game('Drama', entry('Heat', '06/03 20:00', 'Odeon'), entry('Final', '07/03 10:00', 'Odeon')),
    );
    expect(ahead(late, '06/03/2026 09:00:00')).toEqual(['1 time by 2040']);
  });
});

it('CHANGES-04 the rows of changed entries say what has changed', () => {
  const before = revision(
    game(
      'Drama',
      entry('Same', '05/03 08:00', 'Odeon'),
      entry('Time', '05/03 10:00', 'Odeon'),
      entry('Place', '05/03 11:00', 'Odeon'),
      entry('Both', '05/03 12:00', 'Odeon'),
      entry('Name', '05/03 13:00', 'Odeon'),
    ),
  );
  const after = revision(
    game(
      'Drama',
      entry('Same', '05/03 08:00', 'Odeon'),
      entry('Time', '05/03 10:30', 'Odeon'),
      entry('Place', '05/03 11:00', 'Stoa'),
      entry('Both', '05/03 12:30', 'Stoa'),
      entry('Other name', '05/03 13:00', 'Odeon'),
      entry('New', '05/03 18:00', 'Odeon'),
    ),
  );
  expect([...entryMarks(compareRevisions(before, after))].sort()).toEqual([
    ['0-1', 'time'],
    ['0-2', 'place'],
    ['0-3', 'timeAndPlace'],
    ['0-4', 'name'],
    ['0-5', 'new'],
  ]);
});
