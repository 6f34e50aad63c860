import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const CLOCK = pathToFileURL(join(import.meta.dirname, 'jumping-clock.mjs')).href;
const DAY_MS = 86_400_000;
/** Longer than a busy machine takes to start a program. */
const TOLERANCE_MS = 3_600_000;

const PROGRAM = `
  const { writeFileSync } = require('node:fs');
  const now = () => [Date.now(), new Date().getTime(), Date.parse(Date())];
  const early = now();
  writeFileSync(process.env.CLOCK_FILE, String(-2 * ${DAY_MS}));
  const look = setInterval(() => {
    if (Date.now() > early[0] - ${DAY_MS}) return;
    clearInterval(look);
    console.log(JSON.stringify([...early, ...now(), new Date(5).getTime(), new Date() instanceof Date]));
  }, 10);
`;

it('OPS-11 the clock of a program jumps, and nothing else of its dates changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'ahead');
  writeFileSync(file, String(3 * DAY_MS));
  const env = { ...process.env, CLOCK_FILE: file };
  const { stdout } = await run(process.execPath, [`--import=${CLOCK}`, '--eval', PROGRAM], { env });
  const [one, two, three, four, five, six, ...others] = JSON.parse(stdout);
  const now = Date.now();
  for (const early of [one, two, three])
    expect(Math.abs(early - now - 3 * DAY_MS)).toBeLessThan(TOLERANCE_MS);
  for (const late of [four, five, six]) expect(Math.abs(late - now + 2 * DAY_MS)).toBeLessThan(TOLERANCE_MS);
  expect(others).toEqual([5, true]);
});
