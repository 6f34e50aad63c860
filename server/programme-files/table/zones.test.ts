import { describe, expect, it } from 'vitest';
import { kindsOf, read, textOf } from '../testing/material.ts';

const startsOf = async (...starts: readonly string[]) => {
  const programme = await read(
    ['Game,Title,Start', ...starts.map((one, at) => `Lyre,${at},${one}`)].join('\n'),
  );
  return [programme.entries.map(({ entry }) => entry.starts.slice(11)), kindsOf(programme)] as const;
};

describe('the zone of a time', () => {
  it.each(['BST', 'AST', 'ART', 'ACT', 'IST', 'EST', 'PST'])(
    'IMPORT-04 %s stands for several zones: the time is that at the event, and that is told once',
    async (zone) => {
      const [starts, problems] = await startsOf(`2026-10-03 10:00 ${zone}`, `2026-10-03 11:00 ${zone}`);
      expect(starts).toEqual(['10:00', '11:00']);
      expect(problems).toEqual(['2 zone-unknown']);
    },
  );

  it.each([
    ['UTC', '13:00'],
    ['GMT', '13:00'],
    ['Z', '13:00'],
    ['WEST', '12:00'],
    ['CET', '11:00'],
    ['CEST', '11:00'],
    ['EET', '10:00'],
    ['EEST', '10:00'],
    ['Asia/Dhaka', '07:00'],
  ])('IMPORT-04 %s is one zone', async (zone, local) => {
    expect(await startsOf(`2026-10-03 10:00 ${zone}`)).toEqual([[local], []]);
  });

  it('IMPORT-04 an end has a zone of its own', async () => {
    const programme = await read(
      [
        'Game,Title,Start,End',
        'Lyre,A,2026-10-03T10:00:00Z,2026-10-03T17:30:00+05:30',
        'Lyre,B,2026-10-03 13:00,2026-10-03T12:00:00Z',
        'Lyre,C,2026-10-03T20:00:00Z,23:00',
      ].join('\n'),
      { zone: 'Asia/Kolkata' },
    );
    expect(programme.entries.map(({ entry }) => [entry.starts, entry.ends])).toEqual([
      ['2026-10-03T15:30', '2026-10-03T17:30'],
      ['2026-10-03T13:00', '2026-10-03T17:30'],
      ['2026-10-04T01:30', '2026-10-04T04:30'],
    ]);
    expect(programme.problems).toEqual([]);
  });

  it('IMPORT-04 a schedule in a zone that nobody knows is told', async () => {
    const programme = await read(textOf('frab-schedule.xml').replace('Europe/Berlin', 'EST'));
    expect(kindsOf(programme)).toContain('zone-unknown');
  });
});
