import '../scripts/tools/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSampleBuilt } from '../scripts/build/ensure-build.mjs';
import { ensureBrowser, launchOptions } from '../scripts/tools/browser.mjs';
import { ensureInstalled } from '../scripts/tools/installed.mjs';
import { checkVisits } from './limits.mjs';
import { summary } from './medians.mjs';
import { untilQuiet } from './quiet-machine.mjs';

/*
 * `npm run bench:visits`: measures what Lighthouse does not. A phone on a slow connection that page and worker share,
 * its processor four times slower: the first visit until the site is ready for offline, a second visit, one after a
 * restart of the browser, and one after a restart with the server stopped. Compared with the stack floor, which has its
 * own worker that caches its three files, and with the limits of `checkVisits`: it fails if one is broken.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SLOWER_PROCESSOR = 4;
const REPORT = '.build/bench/visits.json';
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LONGEST_MS = 120_000;
const REST_MS = 3_000;

await ensureInstalled(process.cwd());
await ensureInstalled(join(process.cwd(), 'bench'));
await ensureSampleBuilt(process.cwd());
await ensureBrowser(process.cwd());
const { chromium } = await import('playwright');
const { makeStackFloor } = await import('./floors.mjs');
const { TRUSTING } = await import('./certificate.mjs');
const { openSecureFront } = await import('./secure-front.mjs');
const { serveSite } = await import('./serve-site.mjs');
const { openShapedLine } = await import('./shaped-line.mjs');

const folders = { stack: await makeStackFloor(), own: 'dist' };
const runs = { stack: [], own: [] };
let wasQuiet = true;
for (let round = 0; round < ROUNDS; round++)
  for (const who of ['stack', 'own']) {
    wasQuiet = (await untilQuiet()) && wasQuiet;
    runs[who].push(await allVisits(folders[who]));
    console.log(who, JSON.stringify(runs[who].at(-1)));
  }
const medians = { stack: summary(runs.stack), own: summary(runs.own) };
mkdirSync(join(REPORT, '..'), { recursive: true });
writeFileSync(
  REPORT,
  JSON.stringify({ at: new Date().toISOString(), wasQuiet, rounds: ROUNDS, medians }, null, 1),
);
for (const figure of Object.keys(medians.own)) {
  const [own, stack] = [medians.own[figure].median, medians.stack[figure].median];
  console.log(
    `${figure}: ${Math.round(own)} (stack ${Math.round(stack)}, ratio ${(own / stack).toFixed(2)})`,
  );
}
const checks = checkVisits(medians);
for (const { what, is, limit, holds } of checks)
  if (!holds) console.log(`BREAKS  ${what}: ${Math.round(is)}, limit ${Math.round(limit)}`);
if (!wasQuiet) console.log('The machine was not quiet all the time: figures may be too high.');
process.exitCode = checks.every(({ holds }) => holds) ? 0 : 1;

/** One device's visits to the site in a folder, in milliseconds; entries and bytes of all its caches; heap in bytes. */
async function allVisits(folder) {
  const site = await serveSite(folder);
  const front = await openSecureFront(site.url);
  const line = await openShapedLine(Number(new URL(front.url).port));
  const url = `https://localhost:${line.port}/`;
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  try {
    const first = await inBrowser(profile, async (page) => {
      const ready = said(page, 'ready for offline');
      const hydrated = await open(page, url);
      // Timed by the page itself, so that this process's own work is not included.
      const readyOffline = await ready;
      await page.waitForTimeout(4 * REST_MS);
      const requestsBeforeIdle = await requestsBeforeIdleOf(page);
      return {
        firstVisit: await lcpOf(page),
        hydrated,
        readyOffline,
        requestsBeforeIdle,
        ...(await kept(page)),
      };
    });
    const again = await inBrowser(profile, async (page) => {
      await open(page, url);
      await page.waitForTimeout(REST_MS);
      const relaunch = await lcpOf(page);
      const next = await page.context().newPage();
      await open(next, url);
      await next.waitForTimeout(REST_MS);
      return { relaunch, repeat: await lcpOf(next), heap: await heapOf(next) };
    });
    line.stop();
    const offlineRelaunch = await inBrowser(profile, async (page) => {
      await open(page, url);
      await page.waitForTimeout(REST_MS);
      return lcpOf(page);
    });
    return { ...first, ...again, offlineRelaunch };
  } finally {
    line.stop();
    front.stop();
    site.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function inBrowser(profile, look) {
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ...PHONE,
    args: [...args, TRUSTING],
  });
  try {
    return await look(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

/**
 * Opens the page on a processor four times slower, waits until it is hydrated and returns when. The page is not queried
 * meanwhile: to the page a query looks like the visitor's first press, and would trigger what waits for that.
 */
async function open(page, url) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(() => {
    globalThis.lcp = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const tell = (what) => console.debug(`bench: ${what} ${performance.now()}`);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('hydrated').length === 0) return;
      tell('hydrated');
      const noteIdle = () => requestIdleCallback(() => (globalThis.idleAt = performance.now()));
      if (document.readyState === 'complete') noteIdle();
      else addEventListener('load', noteIdle, { once: true });
    }).observe({ type: 'mark', buffered: true });
    navigator.serviceWorker?.addEventListener('controllerchange', ({ target }) => {
      const { controller } = target;
      if (controller.state === 'activated') tell('ready for offline');
      else controller.addEventListener('statechange', () => tell('ready for offline'), { once: true });
    });
  });
  const hydrated = said(page, 'hydrated');
  await page.goto(url, { timeout: LONGEST_MS });
  return hydrated;
}

/** Returns when the page logs the message, in milliseconds of the page's clock. */
async function said(page, what) {
  const start = `bench: ${what} `;
  const message = await page.waitForEvent('console', {
    predicate: (one) => one.text().startsWith(start),
    timeout: LONGEST_MS,
  });
  return Number(message.text().slice(start.length));
}

function lcpOf(page) {
  return page.evaluate(() => globalThis.lcp);
}

/** What the page requested before it was loaded, hydrated and idle for the first time; the document counts. */
function requestsBeforeIdleOf(page) {
  return page.evaluate(() => {
    const requests = performance.getEntriesByType('resource');
    return 1 + requests.filter(({ startTime }) => startTime < globalThis.idleAt).length;
  });
}

function kept(page) {
  return page.evaluate(async () => {
    let entries = 0;
    for (const name of await caches.keys()) entries += (await (await caches.open(name)).keys()).length;
    return { entries, keptBytes: (await navigator.storage.estimate()).usage ?? 0 };
  });
}

async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
