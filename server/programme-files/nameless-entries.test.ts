import { describe, expect, it } from 'vitest';
import { problemSentence } from './sentences/problem-sentence.ts';
import { read } from './testing/material.ts';

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...events: readonly (readonly string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\n');

describe('an entry without a title', () => {
  it('IMPORT-02 of a calendar is named by its time, its place and its UID', async () => {
    const programme = await read(
      calendar(
        event('UID:a@b', 'SUMMARY:Lyre: Heats', 'DTSTART:20261003T100000'),
        event('UID:c@d', 'DTSTART:20261003T120000', 'LOCATION:Odeon'),
        event('DTSTART;VALUE=DATE:20261004'),
      ),
    );
    expect(programme.entries).toHaveLength(1);
    expect(programme.problems.map(problemSentence)).toEqual([
      'An entry without a title (2026-10-03 12:00, Odeon, id c@d): There’s neither a game nor a title. Write at least one of them. It was left out.',
      'An entry without a title (2026-10-04 00:00): There’s neither a game nor a title. Write at least one of them. It was left out.',
    ]);
  });

  it('IMPORT-02 of a conference is named by its time, its room and its id', async () => {
    const sessions = [
      { title: 'Heats', track: 'Lyre', date: '2026-10-03T10:00:00+03:00' },
      { guid: 'c-d', date: '2026-10-03T12:00:00+03:00' },
      { start: '14:00' },
    ];
    const days = [{ date: '2026-10-03', rooms: { Odeon: sessions } }];
    const programme = await read(JSON.stringify({ schedule: { conference: { days } } }));
    expect(programme.entries).toHaveLength(1);
    expect(programme.problems.map(({ kind, where }) => [kind, where])).toEqual([
      ['name-missing', { entry: '', about: '2026-10-03T12:00:00+03:00, Odeon, id c-d' }],
      ['name-missing', { entry: '', about: '2026-10-03 14:00, Odeon' }],
    ]);
  });
});

describe('a file without places', () => {
  it('IMPORT-10 leaves the places of entries as they are', async () => {
    const without = calendar(event('UID:a@b', 'SUMMARY:Lyre: Heats', 'DTSTART:20261003T100000'));
    expect((await read(without)).carries).not.toContain('place');
    const withOne = calendar(
      event('UID:a@b', 'SUMMARY:Lyre: Heats', 'DTSTART:20261003T100000'),
      event('UID:c@d', 'SUMMARY:Lyre: Final', 'DTSTART:20261003T100000', 'LOCATION:Odeon'),
    );
    expect((await read(withOne)).carries).toContain('place');
    const days = [{ date: '2026-10-03', rooms: { '': [{ title: 'Heats', start: '14:00' }] } }];
    const schedule = JSON.stringify({ schedule: { conference: { days } } });
    expect((await read(schedule)).carries).not.toContain('place');
  });
});
