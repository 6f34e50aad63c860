import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOf, workingRows } from '../../server/content/item-rows.ts';
import { Revisions } from '../../server/content/revisions/revisions.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { databaseEnv } from '../support/postgres/database-of.ts';
import { everything } from '../support/scope.ts';
import { type KilledProgram, programToKill } from '../support/trouble/killed-program.ts';

const TIMES = everything ? 50 : 15;
const LONGEST_MS = 300_000;
const ARTICLES = 200;
/** The kills fall at different moments of importing and publishing. */
const MOMENTS_MS = [0, 2, 5, 9, 14, 20, 27, 35, 44];

let program: KilledProgram;
let dataDir: string;
let env: object;
beforeAll(async () => {
  program = await programToKill('publish-for-ever');
  dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  env = await databaseEnv(dataDir);
});
afterAll(() => {
  program.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Which rounds the items of a state are of. */
const roundsOf = (items: readonly { readonly body: object }[]) => [
  ...new Set(items.map(({ body }) => ('title' in body ? body.title : null))),
];

it(`CONTENT-08 CONTENT-13 killed ${TIMES} times in the middle of importing or publishing, all states are whole`, {
  timeout: LONGEST_MS,
}, async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const what = time % 2 === 0 ? 'publish' : 'import';
    const words = [dataDir, String(ARTICLES), String(time * 1_000)];
    await program.killDuring(what, MOMENTS_MS[time % MOMENTS_MS.length] ?? 0, words, env);
    const db = await openDatabase(dataDir);
    const revisions = new Revisions(db);
    const copy = itemsOf(await workingRows(db));
    expect([0, ARTICLES]).toContain(copy.length);
    expect(roundsOf(copy).length).toBeLessThanOrEqual(1);
    const history = await revisions.history();
    for (const { number, note } of history.slice(0, 3)) {
      const items = await revisions.itemsOf(number);
      expect(items).toHaveLength(ARTICLES);
      expect(roundsOf(items)).toEqual([note]);
    }
    expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => history.length - index));
    await db.destroy();
  }
});
