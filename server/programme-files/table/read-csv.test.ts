import { describe, expect, it } from 'vitest';
import { encode } from '../testing/encode.ts';
import { entriesInShort, inShort, kindsOf, read, textOf } from '../testing/material.ts';

const withCrLf = (text: string) => text.replaceAll('\n', '\r\n');
const csv = (...rows: readonly string[]) => rows.join('\n');

describe('a programme as CSV', () => {
  it('IMPORT-01 of a German Excel: semicolons, an old encoding, notes above, totals below, gaps in columns', async () => {
    const programme = await read(encode(withCrLf(textOf('excel-german.csv')), 'windows-1252'));
    expect(entriesInShort(programme)).toEqual([
      'Trommeln | Eröffnung | 2026-10-03T10:00 – 2026-10-03T11:30 | Großer Saal',
      'Trommeln | Vorrunde „Große Trommel“ | 2026-10-03T11:45 – 2026-10-03T13:00 | Großer Saal',
      'Schach | Blitzturnier | 2026-10-03T22:00 – 2026-10-04T01:00 | Café Müller',
      'Schach | Siegerehrung | 2026-10-05T00:00 – ? | Café Müller',
    ]);
    expect(programme.entries.map(({ entry }) => entry.note)).toEqual([
      'Bitte pünktlich;\nTüren schließen',
      null,
      'Getränke 5 €',
      null,
    ]);
    expect(programme.mapping).toMatchObject({ encoding: 'windows-1252', delimiter: ';', dateOrder: null });
    expect(programme.mapping.sheets[0]).toMatchObject({ headerRow: 4 });
    expect(kindsOf(programme)).toEqual(['6 game-from-above', '10 not-an-entry']);
  });

  it('IMPORT-01 of Google Sheets: days as headings, two times in a cell, emoji, a name from right to left', async () => {
    const programme = await read(textOf('google-sheet.csv'));
    expect(entriesInShort(programme)).toEqual([
      'Music | Lyre heats 🎵 | 2026-10-02T10:00 – 2026-10-02T11:30 | Old Theatre, Delphi',
      'Poetry | ملتقى الشعر | 2026-10-02T19:00 – 2026-10-02T21:00 | Stoa',
      'Music | Night drums | 2026-10-03T23:00 – 2026-10-04T01:00 | Harbour',
    ]);
    expect(programme.entries[0]?.entry.note).toBe('Says "bring a chair"\nand a hat');
    expect(kindsOf(programme)).toEqual(['5 year-assumed', '9 not-an-entry']);
    expect(programme.carries).toContain('ends');
  });

  it('IMPORT-01 of Sched: the month first, as one row proves', async () => {
    const programme = await read(textOf('sched.csv'));
    expect(entriesInShort(programme)).toEqual([
      'General | Welcome | 2026-10-03T09:00 – 2026-10-03T09:30 | Main Hall',
      'Rowing | Rowing, first heats | 2026-10-03T10:00 – 2026-10-03T12:00 | River',
      'General | Closing party | 2026-10-13T21:00 – 2026-10-14T01:00 | Main Hall',
    ]);
    expect(programme.entries.map(({ entry }) => entry.id)).toEqual(['a1b2c3', 'd4e5f6', 'g7h8i9']);
    expect(programme.mapping.dateOrder).toEqual({ order: 'month-first', by: 'numbers' });
    expect(programme.problems).toEqual([]);
    const unused = programme.mapping.sheets[0]?.columns.filter(({ field }) => field === null);
    expect(unused?.map(({ column }) => column)).toEqual(['Speakers', 'Active']);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`), 'utf-8'],
    [
      'UTF-16, as Excel saves "Unicode text"',
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      'utf-16le',
    ],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le'), 'utf-16le'],
    [
      'UTF-16 the other way round',
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      'utf-16be',
    ],
    ['an old Greek encoding', (text: string) => encode(text, 'windows-1253'), 'windows-1253'],
  ])('IMPORT-01 in Greek, as %s', async (_, write, encoding) => {
    const programme = await read(write(textOf('greek.csv')));
    expect(entriesInShort(programme)).toEqual([
      'Κιθάρα | Προκριματικά | 2026-10-02T10:00 – 2026-10-02T11:30 | Παλαιό Θέατρο',
      'Ποίηση | Τελικός | 2026-10-03T19:00 – 2026-10-03T21:00 | Στοά',
    ]);
    expect(programme.mapping.encoding).toBe(encoding);
    expect(programme.problems).toEqual([]);
  });

  it.each([
    [['Jeu', 'Titre', 'Date', 'Début', 'Fin', 'Lieu'], 'vendredi 2 octobre 2026', '10h', '11h30'],
    [
      ['Juego', 'Título', 'Fecha', 'Hora de inicio', 'Hora de fin', 'Lugar'],
      '2 de octubre de 2026',
      '10:00',
      '11:30',
    ],
    [['Jogo', 'Título', 'Data', 'Início', 'Fim', 'Local'], '2 de outubro de 2026', '10h00', '11h30'],
    [['Spel', 'Naam', 'Datum', 'Begintijd', 'Eindtijd', 'Locatie'], 'vr 2 oktober 2026', '10.00', '11.30'],
    [['खेल', 'शीर्षक', 'तारीख', 'आरंभ', 'समाप्ति', 'स्थान'], '2 अक्टूबर 2026', '१०:००', '११:३०'],
    [['競技', '題名', '日付', '開始', '終了', '会場'], '2026年10月2日', '10:00', '午前11時30分'],
    [['اللعبة', 'العنوان', 'التاريخ', 'البداية', 'النهاية', 'المكان'], '2 أكتوبر 2026', '10:00', '11:30 ص'],
    [['Mchezo', 'Kichwa', 'Tarehe', 'Mwanzo', 'Mwisho', 'Ukumbi'], '2 Oktoba 2026', '10:00', '11:30'],
  ])('IMPORT-01 with columns named %j', async (names, day, start, end) => {
    const programme = await read(
      csv(names.join('\t'), ['Lyra', 'Final', day, start, end, 'Odeon'].join('\t')),
    );
    expect(entriesInShort(programme)).toEqual(['Lyra | Final | 2026-10-02T10:00 – 2026-10-02T11:30 | Odeon']);
    expect(programme.problems).toEqual([]);
  });

  it('IMPORT-02 says what it doubts, with row and column', async () => {
    const programme = await read(
      csv(
        'Game,Title,Date,Start,End,Place,Coordinates',
        'Lyre,Heats,2026-10-02,10:00,nine,Odeon,nowhere',
        'Lyre,Heats,2026-10-02,10:00,,Odeon,',
        'Lyre,Final,2026-10-02,14:00,13:00,Odeon,',
        'Lyre,Party,Mon 2.10.2026,20:00,20:00,,"38.4824, 22.501"',
        'Lyre,Lost,2026-10-02,,,Odeon,',
        'Lyre,Lost,2026-02-30,10:00,,Odeon,',
        'Lyre,Lost,soon,10:00,,Odeon,',
        'Lyre,Lost,2026-10-02,early,,Odeon,',
        '#REF!,Lost,2026-10-02,10:00,,Odeon,',
        ',,2026-10-02,10:00,,Odeon,',
      ),
    );
    expect(kindsOf(programme)).toEqual([
      '2 end-unreadable',
      '2 position-unreadable',
      '4 end-before-start',
      '5 weekday-wrong',
      '5 end-is-start',
      '6 start-missing',
      '7 day-unreadable',
      '8 day-unreadable',
      '9 start-unreadable',
      '10 cell-error',
      '11 name-missing',
      '3 duplicate',
    ]);
    expect(programme.problems[0]?.where).toEqual({ row: 2, column: 'End' });
    expect(programme.entries).toHaveLength(4);
    expect(programme.entries[3]?.entry.latLong).toBe('38.4824,22.501');
  });

  it.each([
    [
      '03/10/2026',
      ['04/10/2026', '05/10/2026'],
      'day-first',
      'closeness',
      '2026-10-03',
      ['2 date-order-by-closeness'],
    ],
    ['03/10/2026', ['13/10/2026'], 'day-first', 'numbers', '2026-10-03', []],
    ['03/10/2026', ['Tue 03/10/2026'], 'month-first', 'weekdays', '2026-03-10', []],
    ['03/10/2026', [], 'day-first', 'nothing', '2026-10-03', ['2 date-order-assumed']],
    [
      '03/10/26',
      ['3/13/2026', '13/3/2026', '3/14/2026'],
      'month-first',
      'majority',
      '2026-03-10',
      ['2 date-ambiguous'],
    ],
  ] as const)(
    'IMPORT-03 decides which number of %s is the day by all rows: %j',
    async (first, more, order, by, day, doubts) => {
      const rows = [first, ...more].map((date, index) => `Lyre,Heat ${index},${date},10:00`);
      const programme = await read(csv('Game,Title,Date,Start', ...rows));
      expect(programme.mapping.dateOrder).toEqual({ order, by });
      expect(programme.entries[0]?.entry.starts).toBe(`${day}T10:00`);
      expect(kindsOf(programme)).toEqual(doubts);
    },
  );

  it('IMPORT-03 whoever imports may say which comes first, and what a column is', async () => {
    const rows = csv('Game,Title,Blah,Date,Start', 'Lyre,Heats,Odeon,03/10/2026,10:00');
    const programme = await read(rows, { dateOrder: 'month-first', columns: { blah: 'place', Title: null } });
    expect(entriesInShort(programme)).toEqual(['Lyre |  | 2026-03-10T10:00 – ? | Odeon']);
    expect(programme.problems).toEqual([]);
  });

  it('IMPORT-04 an entry in another zone comes at the clocks of the event', async () => {
    const programme = await read(
      csv(
        'Game,Title,Start,End,Time zone',
        'Lyre,A,2026-10-03T10:00:00Z,2026-10-03T11:00:00Z,',
        'Lyre,B,2026-10-03 10:00,2026-10-03 11:00,Asia/Kolkata',
        'Lyre,C,2026-10-03 10:00 Europe/Berlin,,',
        'Lyre,D,2026-10-03 10:00,,Hafenzeit',
      ),
    );
    expect(programme.entries.map(({ entry }) => [entry.starts, entry.ends])).toEqual([
      ['2026-10-03T13:00', '2026-10-03T14:00'],
      ['2026-10-03T07:30', '2026-10-03T08:30'],
      ['2026-10-03T11:00', null],
      ['2026-10-03T10:00', null],
    ]);
    expect(kindsOf(programme)).toEqual(['5 zone-unknown']);
  });

  it('IMPORT-04 a time that the clocks leave out is reported', async () => {
    const programme = await read(csv('Game,Title,Start', 'Lyre,Heats,2026-03-29 03:30'));
    expect(kindsOf(programme)).toEqual(['2 time-skipped']);
  });

  it('IMPORT-02 a file without games says so once, and an entry keeps its name', async () => {
    const programme = await read(csv('Name,When', 'Opening,2 Oct 2026 10:00', 'Closing,3 Oct 2026 7pm'));
    expect(programme.entries.map(({ entry }) => inShort(entry))).toEqual([
      'Programme | Opening | 2026-10-02T10:00 – ? | ',
      'Programme | Closing | 2026-10-03T19:00 – ? | ',
    ]);
    expect(kindsOf(programme)).toEqual(['no-game-column']);
    expect(programme.carries).not.toContain('game');
  });

  it('takes the first line of Excel at its word: sep=|', async () => {
    const programme = await read(csv('sep=|', 'Game|Title|Start', 'Lyre|A;B|2026-10-02 10:00'));
    expect(programme.entries[0]?.entry.title).toBe('A;B');
    expect(programme.entries[0]?.where).toEqual({ row: 3 });
  });
});
