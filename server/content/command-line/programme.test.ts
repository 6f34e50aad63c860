import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bestTime } from '../../../tests/support/timing/best-time.ts';
import { textOf } from '../../programme-files/testing/material.ts';
import { workbook } from '../../programme-files/testing/workbook.ts';
import { commandLineForThisTest, folderForThisTest } from '../testing/command-line.ts';

const FORMATS = ['xlsx', 'csv', 'json', 'xml', 'ics'] as const;
const HEADER = 'Id,Game,Title,Start,End,Place';
/** How long an import may take, as promised. */
const IMPORT_MS = 5_000;

/** An organiser whose working copy is the sample, with some entries of an event of their own. */
async function organiser() {
  const folder = folderForThisTest();
  const { run, db, copy } = await commandLineForThisTest();
  const inFolder = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const importOf = (content: string | Buffer, ...more: string[]) =>
    run('import', inFolder('programme.txt', content), '--event', 'lamps', ...more);
  await run('start', 'sample');
  const whole = join(folder, 'whole.json');
  await run('export', whole);
  const { items, ...head } = JSON.parse(readFileSync(whole, 'utf8'));
  const lamps = { id: 'lamps', name: 'Lamps', path: 'lamps-on-the-square', startDate: '2031-05-21' };
  const event = [...items.event, lamps];
  await run('import', inFolder('event.json', JSON.stringify({ ...head, items: { event } })));
  const entries = async (own = true) =>
    (await copy.list('scheduleEntry')).filter(
      ({ body }) => ('event' in body && body.event === 'lamps') === own,
    );
  return { folder, run, db, copy, importOf, entries };
}
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');
const HEATS = ',Kithara,Heats,2031-05-21 18:00,2031-05-21 20:00,Odeon';
const FINAL = ',Kithara,Final,2031-05-22 18:00,,Odeon';
const WALK = ',Walk,,2031-05-23 09:00,2031-05-23 10:00,Garden';

describe('the programme of an event at the command line', () => {
  it('IMPORT-15 tells what would be added, changed, moved and removed, and then does it, with every id kept', async () => {
    const { importOf, entries, db } = await organiser();
    const others = await entries(false);
    expect((await importOf(csv(HEATS, FINAL, WALK))).said).toContain(
      '3 added, 0 changed, 0 moved, 0 removed',
    );
    const first = await entries();
    expect(first.map(({ id }) => id)).toEqual(['lamps-1', 'lamps-2', 'lamps-3']);
    const next = csv(
      ',Lyre,Heats,2031-05-21 18:00,2031-05-21 20:00,Odeon',
      ',Kithara,Final,2031-05-22 19:30,,Stoa',
      ',Dance,,2031-05-24 09:00,,Garden',
    );
    const lines = [
      '  schedule entries: 1 added, 1 changed, 1 moved, 1 removed, 0 unchanged',
      ...['  removed:', '    Walk, 2031-05-23 09:00, Garden'],
      ...['  changed:', '    Kithara: Heats: game “Kithara” → “Lyre”'],
      ...[
        '  moved:',
        '    Kithara: Final: start 2031-05-22 18:00 → 2031-05-22 19:30; place “Odeon” → “Stoa”',
      ],
      ...['  added:', '    Dance, 2031-05-24 09:00, Garden'],
    ].join('\n');
    const dry = await importOf(next, '--dry-run');
    expect(dry).toMatchObject({ code: 0, said: expect.stringContaining(lines) });
    expect(dry.said).toMatch(/^A dry run: nothing was written\./);
    expect(dry.said).toContain('Columns: “Id” as id, “Game” as game');
    expect(await entries()).toEqual(first);
    expect((await importOf(next, '--author', 'Ada')).said).toContain(lines);
    const second = await entries();
    // The number of what was removed is not given again.
    expect(second.map(({ id }) => id)).toEqual(['lamps-1', 'lamps-2', 'lamps-4']);
    expect(await entries(false)).toEqual(others);
    const trail = await db.selectFrom('content_change').selectAll().where('author', '=', 'Ada').execute();
    expect(trail.map(({ action, id }) => `${action} ${id}`).sort()).toEqual([
      'add lamps-4',
      'change lamps-1',
      'change lamps-2',
      'remove lamps-3',
    ]);
  });

  it('IMPORT-18 a dry run shows when new entries end, and tells what would last unusually long', async () => {
    const { importOf } = await organiser();
    const night = ',Drums,Night,2031-05-21 22:00,2031-05-22 02:00,';
    const long = ',Boats,,2031-05-21 10:00,2031-05-22 10:00,Harbour';
    const { said } = await importOf(csv(HEATS, FINAL, night, long), '--dry-run');
    expect(said).toContain('    Kithara: Heats, 2031-05-21 18:00–20:00, Odeon\n');
    expect(said).toContain('    Kithara: Final, 2031-05-22 18:00, Odeon\n');
    expect(said).toContain('    Drums: Night, 2031-05-21 22:00 – 2031-05-22 02:00\n');
    expect(said).toContain('One entry lasts longer than 18 hours, such as “Boats”');
  });

  it('IMPORT-15 whoever was changing an entry meanwhile is told, and nothing of it is lost', async () => {
    const { importOf, copy, entries } = await organiser();
    await importOf(csv(HEATS));
    const [seen] = await entries();
    if (seen === undefined) throw new Error('There is no entry.');
    await importOf(csv(HEATS.replace('18:00', '17:00')));
    const mine = { ...seen, body: { ...seen.body, place: 'Stoa' } };
    expect(await copy.put(mine, seen.version, 'Bo')).toMatchObject({
      outcome: 'conflict',
      current: { body: { startsAt: '2031-05-21T17:00' } },
    });
  });

  it.each(FORMATS)(
    'IMPORT-16 a programme that was exported as .%s changes nothing when it is imported',
    async (ending) => {
      const { run, folder, copy } = await organiser();
      const before = await copy.list('scheduleEntry');
      const events = [...new Set(before.map(({ body }) => ('event' in body ? body.event : '')))];
      expect(events.length).toBeGreaterThan(3);
      for (const event of events) {
        const entries = before.filter(({ body }) => 'event' in body && body.event === event);
        const file = join(folder, `${event}.${ending}`);
        expect((await run('export', file, '--event', event)).said).toContain(`${entries.length} entries`);
        const again = await run('import', file, '--event', event);
        expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing has changed') });
      }
      expect(await copy.list('scheduleEntry')).toEqual(before);
    },
  );

  it('IMPORT-15 recognises each kind by what is in it; times come at the clocks of the event', async () => {
    const { importOf, entries } = await organiser();
    const sheet = {
      name: 'Days',
      rows: [
        ['Game', 'Title', 'Start'],
        ['Lyre', 'Heats', '2031-05-21 18:00'],
      ],
    };
    for (const file of [workbook(sheet), ...['frab-schedule.xml', 'pretalx-schedule.json'].map(textOf)]) {
      expect(await importOf(file)).toMatchObject({ code: 0, said: expect.stringContaining('added') });
      expect(await importOf(file)).toMatchObject({
        code: 0,
        said: expect.stringContaining('nothing has changed'),
      });
    }
    const calendar = (starts: string) =>
      `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:a/b@c\nDTSTART:${starts}\nSUMMARY:Lyre: Heats\nEND:VEVENT\nEND:VCALENDAR`;
    await importOf(calendar('20310521T123000Z'));
    const [entry] = await entries();
    expect(entry?.body).toMatchObject({ game: 'Lyre', title: 'Heats', startsAt: '2031-05-21T18:00' });
    await importOf(calendar('20310601T123000Z').replace('Heats', 'Final'));
    expect(
      (await entries()).map(({ id }) => id),
      'known by the UID',
    ).toEqual([entry?.id]);
  });

  it('IMPORT-15 an id of another event is not taken away from it', async () => {
    const { importOf, entries } = await organiser();
    const others = await entries(false);
    await importOf(csv(`${others[0]?.id}${HEATS}`, `lamps-1${FINAL}`, WALK));
    expect((await entries()).map(({ id }) => id).sort()).toEqual(['lamps-1', 'lamps-2', 'lamps-3']);
    expect(await entries(false)).toEqual(others);
  });

  it('IMPORT-15 takes the order of days, the columns and the game that the organiser names', async () => {
    const { importOf, entries } = await organiser();
    const file = 'What,Who,Start\nHeats,Ada,03/04/2031 10:00';
    const heard = await importOf(file, '--dry-run');
    expect(heard.said).toContain('can be 2031-04-03 or 2031-03-04');
    const options = ['--dates', 'month-first', '--column', 'Who=none', '--game', 'Lyre'];
    expect(await importOf(file, ...options)).toMatchObject({ code: 0 });
    const [entry] = await entries();
    expect(entry?.body).toMatchObject({ game: 'Lyre', title: 'Heats', startsAt: '2031-03-04T10:00' });
    expect((await importOf(file, '--column', 'Whom=none')).said).toContain('There’s no column “Whom”');
  });

  it('IMPORT-22 reads a text in the encoding that the organiser names, and refuses one that nobody knows', async () => {
    const { importOf } = await organiser();
    const file = Buffer.from(
      csv(',Çalgı,Şarkı,2031-05-21 18:00,,')
        .replaceAll('Ç', '\xc7')
        .replace('Ş', '\xde')
        .replaceAll('ı', '\xfd'),
      'latin1',
    );
    const turkish = await importOf(file, '--encoding', 'windows-1254', '--dry-run');
    expect(turkish.said).toContain('Çalgı: Şarkı');
    expect(turkish.said).toContain('Windows-1254');
    expect((await importOf(file, '--encoding', 'WINDOWS-1251', '--dry-run')).said).toContain('Зalgэ');
    expect(await importOf(file, '--encoding', 'ebcdic')).toMatchObject({
      code: 2,
      said: expect.stringContaining('After --encoding say utf-8, windows-1252'),
    });
  });

  it('IMPORT-15 says that notes are not shown, and what was passed over', async () => {
    const { importOf } = await organiser();
    const { code, said } = await importOf('Game,Start,Note\nLyre,2031-05-21 18:00,Bring strings\nTotal,,');
    expect(code).toBe(0);
    expect(said).toContain('1 was left out');
    expect(said).toContain('“Total” has no day and no time');
  });

  it.each([
    ['a row without a time', csv(HEATS, ',Kithara,Final,2031-05-22 noonish,,Odeon'), 'Row 3, column “Start”'],
    ['no entry', HEADER, 'it has no entries'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'a picture'],
    ['nothing', '', 'The file is empty'],
    ['content as a whole', '{"format":"content","version":1,"items":{}}', 'leave out --event'],
    ['another JSON', '{"a":1}', 'no programme in it'],
  ])('IMPORT-15 nothing is imported of a file with %s, and why', async (_, file, reason) => {
    const { importOf, entries } = await organiser();
    await importOf(csv(HEATS));
    const before = await entries();
    const { code, said } = await importOf(file);
    expect(code).toBe(1);
    expect(said).toMatch(/^Nothing was imported from /);
    expect(said).toContain(reason);
    expect(said).not.toContain('It was left out.');
    expect(await entries()).toEqual(before);
  });

  it('IMPORT-23 an empty programme is imported with --empty, and with nothing else', async () => {
    const { run, importOf, entries } = await organiser();
    await importOf(csv(HEATS));
    const refused = await importOf(HEADER);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--empty') });
    expect(await importOf(HEADER, '--empty', '--dry-run')).toMatchObject({ code: 0 });
    expect(await entries()).toHaveLength(1);
    expect(await importOf(HEADER, '--empty')).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 removed'),
    });
    expect(await entries()).toEqual([]);
    expect(await run('import', 'a.json', '--empty')).toMatchObject({
      code: 2,
      said: expect.stringContaining('--event'),
    });
  });

  it('IMPORT-15 asks for the event, names those there are, and writes only what it can', async () => {
    const { run, folder } = await organiser();
    const file = join(folder, 'a.csv');
    expect(await run('import', file, '--event', 'lamps')).toMatchObject({
      code: 1,
      said: `There is no file ${file}.`,
    });
    writeFileSync(file, csv(HEATS));
    expect((await run('import', file)).said).toContain('name that event: "--event ID"');
    expect((await run('import', file, '--event', 'lamp')).said).toContain(
      '  lamps, lamps-on-the-square (Lamps)',
    );
    expect((await run('import', file, '--event', 'lamps-on-the-square')).code).toBe(0);
    const other = await run('export', join(folder, 'a.pdf'), '--event', 'lamps');
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('.xlsx, .json, .xml, .ics') });
  });

  it('IMPORT-15 the template can be filled in and imported, and never replaces a file', async () => {
    const { run, folder } = await organiser();
    const file = join(folder, 'template.xlsx');
    expect(await run('template', file)).toMatchObject({ code: 0 });
    expect((await run('import', file, '--event', 'lamps')).said).toContain('1 added');
    expect(await run('template', file)).toMatchObject({ code: 1, said: expect.stringContaining('already') });
    expect((await run('template', join(folder, 'a.csv'))).said).toContain('must end with .xlsx');
  });

  // It is the promise that fails, not what several rounds of it take on a busy machine.
  it.each(FORMATS)(
    'IMPORT-17 two thousand entries are imported in time as .%s',
    { timeout: 300_000 },
    async (ending) => {
      const { run, folder, importOf } = await organiser();
      const rows = Array.from({ length: 2_000 }, (_, row) => {
        const day = String((row % 28) + 1).padStart(2, '0');
        return `,Game ${row % 40},Heat ${row},2031-05-${day} 18:00,2031-05-${day} 20:00,Hall ${row % 12}`;
      });
      expect((await importOf(csv(...rows))).said).toContain('2000 added');
      const file = join(folder, `programme.${ending}`);
      await run('export', file, '--event', 'lamps');
      const moved = csv(...rows.map((row) => row.replace('Hall 1,', 'Stoa,').replace('18:00', '18:30')));
      const took = await bestTime(IMPORT_MS, async () => {
        await importOf(moved);
        return async () =>
          expect((await run('import', file, '--event', 'lamps')).said).toContain(
            '0 added, 0 changed, 2000 moved, 0 removed',
          );
      });
      expect(took, `${took} ms`).toBeLessThan(IMPORT_MS);
    },
  );
});
