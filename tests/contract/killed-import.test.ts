import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkingCopy } from '../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { type KilledProgram, programToKill } from '../support/killed-program.ts';
import { databaseEnv } from '../support/postgres/database-of.ts';
import { everything } from '../support/scope.ts';

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
  const rounds = new Set<unknown>();
  for (let time = 0; time < TIMES; time += 1) {
    const words = [dataDir, String(ENTRIES), String(time * 1_000)];
    await program.killDuring('import', MOMENTS_MS[time % MOMENTS_MS.length] ?? 0, words, env);
    const db = await openDatabase(dataDir);
    const entries = await new WorkingCopy(db).list('scheduleEntry');
    const [{ changes = 0 } = {}] = await db
      .selectFrom('content_change')
      .select(({ fn }) => fn.countAll<number>().as('changes'))
      .where('kind', '=', 'scheduleEntry')
      .execute();
    await db.destroy();
    expect(entries).toHaveLength(ENTRIES);
    const places = new Set(entries.map(({ body }) => ('place' in body ? body.place : null)));
    expect(places.size).toBe(1);
    // What is there was all written into the audit trail.
    expect(changes).toBeGreaterThanOrEqual(entries.length);
    for (const place of places) rounds.add(place);
  }
  expect(rounds.size).toBeGreaterThan(0);
});
