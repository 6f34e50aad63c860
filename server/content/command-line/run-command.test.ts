import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandLineForThisTest } from '../testing/command-line.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const commandLine = async () => (await commandLineForThisTest()).run;

describe('an organiser at the command line', () => {
  it('CONTENT-14 begins with the sample, publishes it, changes it by a file, and goes back', async () => {
    const run = await commandLine();
    const file = join(folder, 'content.json');
    expect(await run('status')).toEqual({
      code: 0,
      said: 'Nothing is published: visitors see the sample.\nThe working copy is empty.',
    });
    expect(await run('history')).toEqual({ code: 0, said: 'Nothing has been published yet.' });
    expect((await run('start', 'sample')).said).toMatch(
      /^The working copy is today’s sample.*events: 14 added/s,
    );
    expect((await run('status')).said).toMatch(
      /The working copy has 14 events, \d+ schedule entries, .*Publishing now/s,
    );
    const published = await run('publish', '--note', 'As it came', '--author', 'Ada');
    expect(published).toMatchObject({ code: 0, said: expect.stringContaining('Revision 1 is published.') });
    expect(await run('publish', '--note', 'Again')).toMatchObject({
      code: 0,
      said: expect.stringContaining('There’s nothing to publish'),
    });
    expect(await run('export', file)).toMatchObject({ code: 0, said: expect.stringContaining(file) });
    expect((await run('import', file)).said).toBe(
      `The working copy already matches ${file}; nothing has changed.`,
    );

    const content = JSON.parse(readFileSync(file, 'utf8'));
    content.items.event[0].name = 'The Games of the River';
    const last = content.items.news.pop();
    writeFileSync(file, JSON.stringify(content));
    const removed = `  articles: 1 removed (“${last.title.slice(0, 120)}…”)`;
    const change = `  events: 1 changed (“The Games of the River”)\n${removed}`;
    expect(await run('import', file, '--dry-run')).toEqual({
      code: 0,
      said: `A dry run: nothing was written. An import would change:\n${change}`,
    });
    expect(await run('import', file)).toEqual({ code: 0, said: `The working copy has changed:\n${change}` });
    expect((await run('status')).said).toContain(`Publishing now would change:\n${change}`);
    expect((await run('publish', '--note', 'A new name', '--author', 'Bo')).said).toContain(change);

    expect(await run('rollback', '1')).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^Revision 3 is published\..*1 changed \(“Pythian National Games”\).*1 added \(“Minutes of.*The working copy hasn’t changed/s,
      ),
    });
    expect((await run('history')).said.split('\n')).toEqual([
      'Revision 3, 2031-05-10 08:00 UTC, by somebody: Back to revision 1 (brought back revision 1)',
      'Revision 2, 2031-05-10 08:00 UTC, by Bo: A new name',
      'Revision 1, 2031-05-10 08:00 UTC, by Ada: As it came',
    ]);
    const old = join(folder, 'old.json');
    expect((await run('export', old, '--revision', '1')).said).toContain('Revision 1 is in');
    expect(JSON.parse(readFileSync(old, 'utf8')).items.event[0].name).toBe('Pythian National Games');
  });

  it('CONTENT-14 does not lose content by starting twice', async () => {
    const run = await commandLine();
    expect(await run('start', 'empty')).toMatchObject({ code: 0 });
    expect(await run('start', 'sample')).toMatchObject({ code: 0 });
    expect(await run('start', 'sample')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There’s content already/),
    });
  });

  it('CONTENT-13 CONTENT-14 reads each problem of a file with where it is and what to do', async () => {
    const run = await commandLine();
    const file = join(folder, 'wrong.json');
    const entry = { id: '7', event: '101', game: 'Kithara', startsAt: '21.05.2031 18:00' };
    writeFileSync(file, JSON.stringify({ format: 'content', version: 1, items: { scheduleEntry: [entry] } }));
    expect(await run('import', file)).toEqual({
      code: 1,
      said:
        `Nothing was imported from ${file}. One problem:\n` +
        '  schedule entry "7" (no. 1 in "scheduleEntry"): "startsAt" must be a day and time like 2027-05-21T18:00.',
    });
    writeFileSync(file, 'not json');
    expect((await run('import', file)).said).toMatch(/^Nothing was imported from .*\n {2}This isn’t JSON/);
    expect(await run('import', join(folder, 'none.json'))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There is no file/),
    });
  });

  it('CONTENT-14 hears that a revision does not exist', async () => {
    const run = await commandLine();
    expect(await run('rollback', '3')).toEqual({
      code: 1,
      said: 'There is no revision 3. "history" lists all.',
    });
    const file = join(folder, 'none.json');
    expect(await run('export', file, '--revision', '3')).toMatchObject({ code: 1 });
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    [['publish'], 'Say what has changed'],
    [['publish', '--note', ' '], 'Say what has changed'],
    [['publish', 'now', '--note', 'x'], 'a note goes after --note'],
    [['start'], '"empty" or "sample"'],
    [['start', 'over'], '"empty" or "sample"'],
    [['rollback', 'last'], 'by its number'],
    [['export'], 'Name a file'],
    [['import', 'a', 'b'], '"b" is more'],
    [['status', 'now'], '"now" is more'],
    [['import', 'a', '--note', 'x'], '"import" has no option --note'],
    [['delete'], '"delete" isn’t a command'],
    [['template'], 'Name a file'],
    [['export', 'programme.xlsx'], 'name it with --event'],
    [['export', 'a.csv', '--event', 'lamps', '--revision', '1'], 'leave out --revision'],
    [['import', 'a.csv', '--encoding', 'utf-8'], '--encoding and --empty are for programmes'],
    [['import', 'a.csv', '--dates', 'month-first'], 'name the event with --event'],
    [['import', 'a.csv', '--event', ' '], 'by its id or path'],
    [['import', 'a.csv', '--event', 'lamps', '--dates', 'us'], 'day-first or month-first'],
    [['import', 'a.csv', '--event', 'lamps', '--column', 'What=what'], 'Fields are: id, game'],
    [['status', '--colour'], '--colour'],
  ])('CONTENT-14 %j is not understood, and why', async (words, reason) => {
    const run = await commandLine();
    expect(await run(...words)).toEqual({ code: 2, said: expect.stringContaining(reason) });
  });

  it('CONTENT-14 finds every command in the help', async () => {
    const run = await commandLine();
    for (const words of [['--help'], ['publish', '--help'], ['help'], []]) {
      const { code, said } = await run(...words);
      expect(code).toBe(0);
      for (const name of [
        'status',
        'start',
        'export',
        'import',
        'publish',
        'rollback',
        'history',
        'template',
      ])
        expect(said).toContain(`content -- ${name}`);
    }
  });
});
