import '../scripts/node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/ensure-build.mjs';
import { ensureInstalled } from '../scripts/installed.mjs';
import { median, phonePage, visit } from './measure.mjs';

/*
 * `npm run bench`: our pages beside two floors, interleaved, several rounds, medians. Budgets are ratios
 * against the floors, so that the machine's own speed drops out.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const PAGES = { '/': 'index.html', '/event': 'event/index.html' };
const PRECACHE_LIMIT_BYTES = 1_200_000;

await ensureInstalled(process.cwd());
await ensureBuilt(process.cwd());
await ensureBrowser(process.cwd());
const { openBrowser } = await import('./devtools.mjs');
const { makePlainFloor, makeStackFloor } = await import('./floors.mjs');
const plain = await serve(await makePlainFloor(PAGES));
const stack = await serve(await makeStackFloor());
const ours = await serve('dist');
const browser = await openBrowser();

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({
    plainHome: await firstVisit(plain, '/'),
    oursHome: await firstVisit(ours, '/'),
    plainEvents: await firstVisit(plain, '/event'),
    oursEvents: await firstVisit(ours, '/event'),
    stack: await firstVisit(stack, '/'),
    again: await repeatVisit(ours, '/event'),
    offline: await offlineRelaunch('/event'),
  });
}
await browser.close();
for (const server of [plain, stack, ours]) server.stop();

const of = (name, figure) => median(rounds.map((round) => round[name][figure]));
const budgets = [
  budget('LCP of / against plain HTML', of('oursHome', 'lcpMs'), 1.25 * of('plainHome', 'lcpMs'), 'ms'),
  budget(
    'LCP of /event against plain HTML',
    of('oursEvents', 'lcpMs'),
    1.25 * of('plainEvents', 'lcpMs'),
    'ms',
  ),
  budget(
    'scripts of / against the stack',
    of('oursHome', 'scriptBytes'),
    1.6 * of('stack', 'scriptBytes'),
    'B',
  ),
  budget(
    'scripts of /event against the stack',
    of('oursEvents', 'scriptBytes'),
    1.5 * of('stack', 'scriptBytes'),
    'B',
  ),
  budget('blocking time of /', of('oursHome', 'blockingMs'), of('stack', 'blockingMs') + 50, 'ms'),
  budget('blocking time of /event', of('oursEvents', 'blockingMs'), of('stack', 'blockingMs') + 50, 'ms'),
  budget('repeat visit of /event', of('again', 'lcpMs'), of('stack', 'lcpMs'), 'ms'),
  budget('offline relaunch of /event, server stopped', of('offline', 'lcpMs'), of('stack', 'lcpMs'), 'ms'),
  budget('precache as transferred', precacheBytes(), PRECACHE_LIMIT_BYTES, 'B'),
];
for (const { name, is, limit, unit, holds } of budgets) {
  console.log(
    `${holds ? 'holds' : 'BREAKS'}  ${name}: ${Math.round(is)} ${unit}, at most ${Math.round(limit)} ${unit}`,
  );
}
process.exitCode = budgets.every(({ holds }) => holds) ? 0 : 1;

function budget(name, is, limit, unit) {
  return { name, is, limit, unit, holds: is <= limit };
}

async function firstVisit(server, path) {
  const context = await browser.newContext();
  const figures = await visit(context, server.url + path);
  await context.close();
  return figures;
}

async function visitedContext(server, path) {
  const context = await browser.newContext();
  const page = await phonePage(context);
  await page.goto(server.url + path);
  await page.until('navigator.serviceWorker.controller !== null');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await page.close();
  return context;
}

async function repeatVisit(server, path) {
  const context = await visitedContext(server, path);
  const figures = await visit(context, server.url + path);
  await context.close();
  return figures;
}

/** From a server of its own, which is gone by then. */
async function offlineRelaunch(path) {
  const server = await serve('dist');
  const context = await visitedContext(server, path);
  server.stop();
  const figures = await visit(context, server.url + path);
  await context.close();
  return figures;
}

function serve(folder) {
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: folder,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const url = /listening on (http:\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });
}

/** What a first visit fetches for the precache, compressed where the server compresses. Languages come when spoken. */
function precacheBytes() {
  const worker = readFileSync('dist/service-worker.js', 'utf8');
  const files = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, file]) => file);
  const precached = files.filter((file) => !file.startsWith('assets/languages/'));
  return precached.reduce((sum, file) => sum + sizeOf(join('dist', file)), 0);
}

function sizeOf(file) {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
}
