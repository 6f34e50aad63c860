import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { schedule } from '#core/contract/entities/schedule.ts';
import { commandLineForThisTest } from '../../server/content/testing/command-line.ts';
import { type StoredCell, workbook } from '../../server/programme-files/testing/workbook.ts';
import { readByContract, serverForThisTest } from './sample-server.ts';

const ENTRIES = 500;
const HEADER = ['Game', 'Title', 'Date', 'Start', 'End', 'Place'];
const rowOf = (_: unknown, index: number): StoredCell[] => {
  const date = `2031-05-${String(21 + (index % 3)).padStart(2, '0')}`;
  return [`Game ${index % 20}`, `Heat ${index}`, date, '10:00', '11:30', `Hall ${index % 7}`];
};

it('IMPORT-15 an organiser gets from a spreadsheet to a published schedule', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await serverForThisTest({ dataDir });
  const { run } = await commandLineForThisTest(dataDir);
  const shown = async () => {
    const response = await server.read(schedule, { pagename: 'lamps-on-the-square' });
    return readByContract(schedule, await response.json()).answer;
  };
  const fill = (rows: readonly (readonly StoredCell[])[]) =>
    writeFileSync(join(dataDir, 'programme.xlsx'), workbook({ name: 'Programme', rows: [HEADER, ...rows] }));
  const importing = (...more: string[]) =>
    run('import', join(dataDir, 'programme.xlsx'), '--event', 'lamps', ...more);

  expect(await run('start', 'empty')).toMatchObject({ code: 0 });
  const event = { id: 'lamps', name: 'Lamps', path: 'lamps-on-the-square', startDate: '2031-05-21' };
  const content = join(dataDir, 'event.json');
  writeFileSync(content, JSON.stringify({ format: 'content', version: 1, items: { event: [event] } }));
  expect(await run('import', content)).toMatchObject({ code: 0 });

  const rows = Array.from({ length: ENTRIES }, rowOf);
  const wrong = rows.map((row) => [...row]);
  wrong[41]?.splice(3, 1, 'noonish');
  wrong[300]?.splice(2, 1, '2031-02-31');
  fill(wrong);
  const refused = await importing();
  expect(refused.code).toBe(1);
  expect(refused.said.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^Nothing was imported from .*programme\.xlsx\. 2 problems to correct:$/),
    expect.stringContaining('Sheet “Programme”, row 43, column “Start”: “noonish” isn’t a time.'),
    expect.stringContaining('Sheet “Programme”, row 302, column “Date”: “2031-02-31” isn’t a real date.'),
  ]);
  expect((await run('status')).said).toContain('The working copy has 1 event.');

  fill(rows);
  expect((await importing('--dry-run')).said).toContain('500 added, 0 changed, 0 moved, 0 removed');
  expect(await importing()).toMatchObject({ code: 0 });
  expect(await run('publish', '--note', 'The programme')).toMatchObject({ code: 0 });
  const games = await shown();
  expect(games).toHaveLength(20);
  expect(games.flatMap(({ entries }) => entries)).toHaveLength(ENTRIES);
  expect(games[0]).toMatchObject({ game: 'Game 0' });
  expect(games[0]?.entries[0]).toMatchObject({ title: 'Heat 0', address: 'Hall 0' });
});
