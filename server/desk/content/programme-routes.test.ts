import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../../programme-files/limits.ts';
import { textOf } from '../../programme-files/testing/material.ts';
import { packed, workbook } from '../../programme-files/testing/workbook.ts';
import { contentDeskForThisTest } from '../testing/desk-for-test.ts';

const HEADER = 'Id,Game,Title,Start,End,Place';
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');
const HEATS = ',Kithara,Heats,2031-05-21 18:00,2031-05-21 20:00,Odeon';
const FINAL = ',Kithara,Final,2031-05-22 18:00,,Odeon';
const WALK = ',Walk,Morning,2031-05-23 09:00,2031-05-23 10:00,Garden';

async function withAnEvent() {
  const desk = await contentDeskForThisTest();
  await desk.ada('POST', '/content/event', {
    id: 'lamps',
    body: { name: 'Lamps', path: 'lamps-on-square', startDate: '2031-05-21' },
  });
  const entries = async () => (await desk.ada('GET', '/content/scheduleEntry?count=10000')).said.items;
  return { ...desk, entries };
}

describe('the programme of an event at the desk', () => {
  it('DESK-32 a dry run says what the import then does, and how columns were understood', async () => {
    const { ada, bo, entries } = await withAnEvent();
    await ada('POST', '/programme/lamps', csv(HEATS, FINAL, WALK));
    const moved = [HEATS.replace('18:00', '17:30'), WALK.replace('Walk', 'Run')];
    const next = csv(...moved, ',Dance,,2031-05-24 09:00,,Garden').replace('Place', 'Place,Sponsor');
    const dry = await bo('POST', '/programme/lamps-on-square?dryRun=1', next);
    const report = {
      isImported: false,
      added: ['Dance, 2031-05-24 09:00, Garden'],
      changed: [{ title: 'Walk: Morning', fields: [{ field: 'game', before: 'Walk', after: 'Run' }] }],
      moved: [
        {
          title: 'Kithara: Heats',
          fields: [{ field: 'start', before: '2031-05-21 18:00', after: '2031-05-21 17:30' }],
        },
      ],
      removed: ['Kithara: Final, 2031-05-22 18:00, Odeon'],
      problems: [],
      notes: [],
    };
    expect(dry).toMatchObject({ status: 200, said: report });
    expect(dry.said.columns).toContainEqual({
      ...{ sheet: '', column: 'Game', field: 'game', samples: ['Kithara', 'Run'] },
    });
    expect(dry.said.columns).toContainEqual({ sheet: '', column: 'Sponsor', field: null, samples: [] });
    expect((await entries()).map(({ author }: { author: string }) => author)).toEqual(['Ada', 'Ada', 'Ada']);
    expect((await bo('POST', '/programme/lamps', next)).said).toEqual({ ...dry.said, isImported: true });
    expect(
      (await entries()).map(({ id, author }: { id: string; author: string }) => `${id} ${author}`),
    ).toEqual(['lamps-1 Bo', 'lamps-3 Bo', 'lamps-4 Bo']);
  });

  it('DESK-81 a file is imported into what its dry run saw; who has changed something since is named', async () => {
    const { ada, bo, entries } = await withAnEvent();
    const { latestChange } = (await ada('POST', '/programme/lamps?dryRun=1', csv(HEATS))).said;
    await bo('POST', '/programme/lamps', csv(FINAL));
    const late = await ada('POST', `/programme/lamps?latestChange=${latestChange}`, csv(HEATS));
    expect(late).toMatchObject({
      status: 409,
      said: {
        message: 'Bo changed something in the meantime, so nothing was imported.',
        changes: [{ author: 'Bo', action: 'add', title: 'Final, Kithara' }],
      },
    });
    expect(await entries()).toHaveLength(1);
    const again = (await ada('POST', '/programme/lamps?dryRun=1', csv(HEATS))).said;
    expect(again).toMatchObject({ removed: ['Kithara: Final, 2031-05-22 18:00, Odeon'] });
    const done = await ada('POST', `/programme/lamps?latestChange=${again.latestChange}`, csv(HEATS));
    expect(done.said).toEqual({ ...again, isImported: true });
  });

  it('DESK-32 whatever its type is said to be, a file is known by what is in it', async () => {
    const { ada } = await withAnEvent();
    const sheet = workbook({
      name: 'Days',
      rows: [
        ['Game', 'Title', 'Start'],
        ['Lyre', 'Heats', '2031-05-21 18:00'],
      ],
    });
    for (const type of [
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
    ])
      for (const file of [sheet, textOf('frab-schedule.xml'), textOf('pretalx-schedule.json')])
        expect(await ada('POST', '/programme/lamps?dryRun=1', file, type), type).toMatchObject({
          status: 200,
          said: { problems: [] },
        });
  });

  it('DESK-32 takes the columns, the order of days and the game that the organiser names', async () => {
    const { ada, entries } = await withAnEvent();
    const file = 'What,Who,Start\nHeats,Ada,03/04/2031 10:00';
    expect((await ada('POST', '/programme/lamps?dryRun=1', file)).said.notes.join()).toContain(
      'can be 2031-04-03 or 2031-03-04',
    );
    const columns = encodeURIComponent('{"Who":null}');
    await ada('POST', `/programme/lamps?columns=${columns}&dateOrder=month-first&game=Lyre`, file);
    expect((await entries())[0].body).toMatchObject({
      game: 'Lyre',
      title: 'Heats',
      startsAt: '2031-03-04T10:00',
    });
    const whom = encodeURIComponent('{"Whom":null}');
    expect((await ada('POST', `/programme/lamps?columns=${whom}`, file)).said.problems[0]).toContain(
      'There’s no column “Whom”',
    );
    for (const wrong of ['columns=Who', 'columns=%7B%22Who%22%3A%22what%22%7D', 'dateOrder=us', 'dryRun=yes'])
      expect((await ada('POST', `/programme/lamps?${wrong}`, file)).status, wrong).toBe(400);
    expect((await ada('POST', '/programme/drums', file)).status).toBe(404);
  });

  it('DESK-100 says how a text was read, reads it again as somebody says, and names sheets that were left out', async () => {
    const { ada } = await withAnEvent();
    const file = Buffer.from(
      csv(HEATS.replace('Odeon', 'Halle f\u00fcr alle')).replaceAll(',', ';'),
      'latin1',
    );
    const first = (await ada('POST', '/programme/lamps?dryRun=1', file)).said;
    expect(first).toMatchObject({
      reading: 'Read as Windows-1252, separated by semicolons.',
      encoding: 'windows-1252',
    });
    const again = (await ada('POST', '/programme/lamps?dryRun=1&encoding=windows-1251', file)).said;
    expect(again.encoding).toBe('windows-1251');
    expect((await ada('POST', '/programme/lamps?dryRun=1&encoding=ebcdic', file)).status).toBe(400);
    const sheets = workbook(
      {
        name: 'Days',
        rows: [
          ['Game', 'Start'],
          ['Lyre', '2031-05-21 18:00'],
        ],
      },
      {
        name: 'More',
        rows: [
          ['Wer', 'Wieso'],
          ['Lyre', 'darum'],
        ],
      },
    );
    expect((await ada('POST', '/programme/lamps?dryRun=1', sheets)).said.notes).toEqual([
      expect.stringContaining('Sheet “More”: No row of this sheet names the columns, so it was left out.'),
    ]);
  });

  it('DESK-100 a table whose columns nobody knows is shown with all of them', async () => {
    const { ada } = await withAnEvent();
    const file = 'Foo,Bar\nHeats,2031-05-21 18:00';
    const { problems, columns } = (await ada('POST', '/programme/lamps?dryRun=1', file)).said;
    expect(problems).toEqual([expect.stringContaining('No column holds the title or the game')]);
    expect(columns).toEqual([
      { sheet: '', column: 'Foo', field: null, samples: ['Heats'] },
      { sheet: '', column: 'Bar', field: null, samples: ['2031-05-21 18:00'] },
    ]);
  });

  it.each([
    ['a row without a time', csv(HEATS, ',Kithara,Final,2031-05-22 noonish,,Odeon'), 'Row 3, column “Start”'],
    ['no entry', HEADER, 'The file has no entries'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'a picture'],
    ['nothing', '', 'The file is empty'],
    [
      'content as a whole',
      '{"format":"content","version":1,"items":{}}',
      'Import it under Content, “All content as a file”',
    ],
    [
      'a zip bomb',
      packed('xl/workbook.xml', Buffer.alloc(80 * 1024 * 1024, ' '), 1_000),
      'larger than 40 MB',
    ],
    ['too many rows', csv(...Array.from({ length: 5_001 }, () => HEATS)), 'more than 5000 entries'],
  ])('DESK-33 nothing is stored of a file with %s, and why', async (_, file, reason) => {
    const { ada, entries, db } = await withAnEvent();
    await ada('POST', '/programme/lamps', csv(HEATS));
    const [before, trail] = [await entries(), await db.selectFrom('content_change').selectAll().execute()];
    const { status, said } = await ada('POST', '/programme/lamps', file);
    expect(status).toBe(200);
    expect(said).toMatchObject({ isImported: false, added: [], removed: [] });
    expect(said.problems.join('\n')).toContain(reason);
    expect(await entries()).toEqual(before);
    expect(await db.selectFrom('content_change').selectAll().execute()).toEqual(trail);
  });

  it.each(['csv', 'xlsx', 'json', 'xml', 'ics'])(
    'DESK-97 an empty programme as %s is imported by whoever says that it is meant',
    async (form) => {
      const { ada, entries } = await withAnEvent();
      const { bytes: empty } = await ada('GET', `/programme/lamps.${form}`);
      await ada('POST', '/programme/lamps', csv(HEATS));
      const refused = await ada('POST', '/programme/lamps?dryRun=1', empty);
      expect(refused.said).toMatchObject({ isEmpty: true, isImported: false, removed: [] });
      expect(refused.said.problems.join()).toContain('The file has no entries');
      const dry = await ada('POST', '/programme/lamps?dryRun=1&empty=1', empty);
      const removed = ['Kithara: Heats, 2031-05-21 18:00, Odeon'];
      expect(dry.said).toMatchObject({ isEmpty: true, isImported: false, removed, problems: [] });
      expect(await entries()).toHaveLength(1);
      expect((await ada('POST', '/programme/lamps?empty=1', empty)).said.isImported).toBe(true);
      expect(await entries()).toEqual([]);
    },
  );

  it('DESK-97 saying that an empty schedule is meant lets no file through that is only damaged', async () => {
    const { ada, entries } = await withAnEvent();
    await ada('POST', '/programme/lamps', csv(HEATS));
    for (const wrong of ['', csv(',Kithara,Final,noonish,,Odeon')])
      expect((await ada('POST', '/programme/lamps?empty=1', wrong)).said.isImported).toBe(false);
    expect(await entries()).toHaveLength(1);
  });

  it('DESK-33 a file beyond the limit is refused in words before it is read; other routes take no file at all', async () => {
    const { ada, entries } = await withAnEvent();
    await ada('POST', '/programme/lamps', csv(HEATS));
    const before = await entries();
    const large = await ada('POST', '/programme/lamps', Buffer.alloc(MOST_BYTES + 1, 'x'));
    expect(large).toMatchObject({
      status: 413,
      said: { error: 'too-large', message: expect.stringContaining('larger than 10 MB') },
    });
    expect(await entries()).toEqual(before);
    expect((await ada('POST', '/content/news', csv(HEATS))).status).toBe(415);
    expect(
      (await ada('POST', '/content/news', Buffer.alloc(5_000_000, 'x'), 'application/json')).status,
    ).toBe(413);
  });

  it('DESK-34 whoever was changing an entry while a file was imported is told, and nothing of it is lost', async () => {
    const { ada, bo, entries } = await withAnEvent();
    await ada('POST', '/programme/lamps', csv(HEATS));
    const [seen] = await entries();
    await ada('POST', '/programme/lamps', csv(HEATS.replace('18:00', '17:00')));
    const body = { ...seen.body, place: 'Stoa' };
    expect(
      await bo('PUT', `/content/scheduleEntry/${seen.id}`, { version: seen.version, body }),
    ).toMatchObject({
      status: 409,
      said: { current: { author: 'Ada', body: { startsAt: '2031-05-21T17:00' } } },
    });
  });

  it('DESK-35 what is had as a file changes nothing when it is imported again, and runs in no spreadsheet', async () => {
    const { ada, entries } = await withAnEvent();
    const body = {
      event: 'lamps',
      game: '=cmd|x',
      title: '+1;@SUM(A1)',
      startsAt: '2031-05-21T18:00',
      place: '-2',
    };
    await ada('POST', '/content/scheduleEntry', { body });
    const before = await entries();
    for (const form of ['csv', 'xlsx', 'json', 'xml', 'ics']) {
      const file = await ada('GET', `/programme/lamps.${form}`);
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename*=UTF-8''lamps-on-square.${form}`,
      );
      expect((await ada('POST', '/programme/lamps', file.bytes)).said, form).toMatchObject({
        changed: [],
        moved: [],
        added: [],
        removed: [],
        problems: [],
      });
    }
    expect(await entries()).toEqual(before);
    const { said } = await ada('GET', '/programme/lamps-on-square.csv');
    expect(said).toContain(`"'=cmd|x"`);
    expect(said).toContain(`"'+1;'@SUM(A1)"`);
    expect(said).not.toMatch(/(^|[,;"])[=+@-]/m);
    for (const path of ['/programme/lamps.pdf', '/programme/lamps', '/programme/drums.csv'])
      expect((await ada('GET', path)).status, path).toBe(404);
    const template = await ada('GET', '/programme-template.xlsx');
    expect((await ada('POST', '/programme/lamps?dryRun=1', template.bytes)).said.added).toHaveLength(1);
  });
});
