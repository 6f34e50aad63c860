import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOf, workingRows } from '../../server/content/item-rows.ts';
import { Revisions } from '../../server/content/revisions/revisions.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { everything } from '../support/scope.ts';

const TIMES = everything ? 50 : 15;
const LONGEST_MS = 300_000;
const ARTICLES = 200;
/** The kills fall at different moments of importing and publishing. */
const MOMENTS_MS = [0, 2, 5, 9, 14, 20, 27, 35, 44];

let program: string;
let dataDir: string;
beforeAll(async () => {
  // Where the packages are found that the program needs.
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  program = mkdtempSync(join(cache, 'publish-for-ever-'));
  dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'tests/support/publish-for-ever.ts', outDir: program, target: 'es2023' },
  });
});
afterAll(() => {
  for (const folder of [program, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Kills the process some time after it has begun to import or to publish. */
async function killDuring(what: 'import' | 'publish', child: ChildProcess, ms: number): Promise<void> {
  const ended = once(child, 'exit');
  const begun = new Promise<void>((resolve) => {
    child.stdout?.on('data', (said) => String(said).includes(what) && resolve());
  });
  await Promise.race([begun, ended]);
  await wait(ms);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** Which rounds the items of a state are of. */
const roundsOf = (items: readonly { readonly body: object }[]) => [
  ...new Set(items.map(({ body }) => ('title' in body ? body.title : null))),
];

it(`CONTENT-08 CONTENT-13 killed ${TIMES} times in the middle of importing or publishing, all states are whole`, {
  timeout: LONGEST_MS,
}, async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const words = [join(program, 'publish-for-ever.js'), dataDir, String(ARTICLES), String(time * 1_000)];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    await killDuring(time % 2 === 0 ? 'publish' : 'import', child, MOMENTS_MS[time % MOMENTS_MS.length] ?? 0);
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
