import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workingRows } from '../../server/content/item-rows.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { databaseEnv } from '../support/postgres/database-of.ts';
import { everything } from '../support/scope.ts';
import { type KilledProgram, programToKill } from '../support/trouble/killed-program.ts';

const TIMES = everything ? 50 : 5;
const LONGEST_MS = 300_000;
const ENTRIES = 300;
/** The kills fall at different moments of an import. */
const MOMENTS_MS = [5, 20, 45, 0, 80, 10, 30, 60, 120];

let program: KilledProgram;
let dataDir: string;
let env: object;
beforeAll(async () => {
  program = await programToKill('import-for-ever');
  dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  env = await databaseEnv(dataDir);
});
afterAll(() => {
  program.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it(`DESK-37 killed ${TIMES} times in the middle of importing a programme, it is the old or the new one, whole`, {
  timeout: LONGEST_MS,
}, async () => {
  // One import to the end: from then on there is an old programme.
  await program.killDuring('done', 0, [dataDir, String(ENTRIES), '900000'], env);
  let before: unknown = null;
  let timesKept = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const words = [dataDir, String(ENTRIES), String(time * 1_000)];
    await program.killDuring('import', MOMENTS_MS[time % MOMENTS_MS.length] ?? 0, words, env);
    const db = await openDatabase(dataDir);
    const rows = await workingRows(db);
    const trail = await db
      .selectFrom('content_change')
      .select(['id', 'after'])
      .where('kind', '=', 'scheduleEntry')
      .where('action', '!=', 'move')
      .orderBy('number')
      .execute();
    await db.destroy();
    const entries = rows.filter(({ kind }) => kind === 'scheduleEntry');
    expect(entries).toHaveLength(ENTRIES);
    const places = [...new Set(entries.map(({ body }) => JSON.parse(body).place))];
    expect(places).toHaveLength(1);
    // What the audit trail says last of each entry is what is there, and nothing else is.
    const last = new Map(trail.map(({ id, after }) => [id, after]));
    const said = [...last].filter(([, after]) => after !== null);
    expect(new Map(said)).toEqual(new Map(entries.map(({ id, body }) => [id, body])));
    if (places[0] === before) timesKept += 1;
    before = places[0];
  }
  // Every round has a place of its own: the same one again means that the kill fell before the end of an import.
  expect(timesKept).toBeGreaterThan(0);
});
