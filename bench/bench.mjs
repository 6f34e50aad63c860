import '../scripts/tools/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureSampleBuilt } from '../scripts/build/ensure-build.mjs';
import { ensureBrowser } from '../scripts/tools/browser.mjs';
import { ensureInstalled } from '../scripts/tools/installed.mjs';
import { checkTemplate } from './limits.mjs';
import { summary } from './medians.mjs';
import { HIDDEN, TEMPLATES } from './pages.mjs';
import { untilQuiet } from './quiet-machine.mjs';

/*
 * `npm run bench [-- address …]`: Lighthouse over one page of every template, or over the given addresses, next to two
 * floors (baselines): the same first screen as plain HTML, and the bare stack. Pages and floors take turns in every
 * round, so that a slow spell affects all of them equally; medians are compared as ratios. A
 * round over all templates takes about forty minutes. The table is printed at the end; `.build/bench/report.json` has all
 * measurements after each round.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const METHODS = ['simulate', 'devtools'];
const REPORT = '.build/bench/report.json';
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : TEMPLATES;

await ensureInstalled(process.cwd());
await ensureInstalled(join(process.cwd(), 'bench'));
await ensureSampleBuilt(process.cwd());
await ensureBrowser(process.cwd());
const { makePlainFloor, makeStackFloor } = await import('./floors.mjs');
const { openSecureFront } = await import('./secure-front.mjs');
const { serveSite } = await import('./serve-site.mjs');
const { auditPage } = await import('./audit-page.mjs');

const { pages } = JSON.parse(readFileSync('dist/pages.json', 'utf8'));
const files = Object.fromEntries(paths.map((path) => [path, pages[path]]));
const [own, plain, stack] = await Promise.all(
  [join('dist'), await makePlainFloor(files), await makeStackFloor()].map(open),
);

/** @type {{ who: string, path: string, url: string, hydrates: boolean, runs: Record<string, object[]> }[]} */
const subjects = [
  { who: 'stack', path: '/', url: stack.url, hydrates: true },
  ...paths.flatMap((path) => [
    { who: 'plain', path, url: plain.url + encodeURI(path), hydrates: false },
    { who: 'own', path, url: own.url + encodeURI(path), hydrates: true },
  ]),
].map((subject) => ({ ...subject, runs: { simulate: [], devtools: [] } }));

let wasQuiet = true;
for (let round = 1; round <= ROUNDS; round++) {
  for (const method of METHODS) {
    for (const subject of subjects) {
      wasQuiet = (await untilQuiet()) && wasQuiet;
      const { url, path, hydrates } = subject;
      subject.runs[method].push(await auditPage(url, { method, hydrates, isHidden: HIDDEN.has(path) }));
    }
  }
  writeReport(round);
  console.log(`round ${round} of ${ROUNDS} is done`);
}
for (const site of [own, plain, stack]) site.stop();

const { medians, checked } = summarize();
for (const one of medians) console.log(line(one));
for (const { path, checks } of checked)
  for (const { what, is, limit, holds } of checks)
    if (!holds) console.log(`BREAKS  ${path}  ${what}: ${short(is)}, limit ${short(limit)}`);
if (!wasQuiet) console.log('The machine was not quiet all the time: figures may be too high.');
process.exitCode = checked.every(({ checks }) => checks.every(({ holds }) => holds)) ? 0 : 1;

/** Returns the medians of all subjects so far, and how each page compares with the floors. */
function summarize() {
  const medians = subjects.map(({ who, path, runs }) => ({
    who,
    path,
    faults: [...new Set(METHODS.flatMap((method) => runs[method].flatMap(({ faults }) => faults)))],
    ...Object.fromEntries(METHODS.map((method) => [method, summary(runs[method])])),
  }));
  const of = (who, path) => medians.find((one) => one.who === who && one.path === path);
  const checked = paths.map((path) => ({
    path,
    checks: checkTemplate({ own: of('own', path), plain: of('plain', path), stack: of('stack', '/') }),
  }));
  return { medians, checked };
}

/** Writes what is measured after each round: a round takes long, and stopping during the next one loses nothing. */
function writeReport(rounds) {
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(
    REPORT,
    JSON.stringify({ at: new Date().toISOString(), wasQuiet, rounds, ...summarize() }, null, 1),
  );
}

async function open(folder) {
  const site = await serveSite(folder);
  const front = await openSecureFront(site.url);
  return {
    url: front.url,
    stop() {
      front.stop();
      site.stop();
    },
  };
}

/** One subject as a line: simulated / applied. */
function line({ who, path, faults, simulate, devtools }) {
  const both = (figure) => `${short(simulate[figure].median)}/${short(devtools[figure].median)}`;
  const names = [
    'performance',
    'lcp',
    'speedIndex',
    'blocking',
    'shift',
    'hydrated',
    'scriptBytes',
    'requests',
  ];
  const scores = ['accessibility', 'best-practices', 'seo'].map((name) => short(simulate[name].median));
  return [
    who.padEnd(5),
    path,
    ...names.map((name) => `${name} ${both(name)}`),
    `others ${scores.join(' ')}`,
    ...faults,
  ].join('  ');
}

function short(number) {
  return number < 1 ? number.toFixed(3).replace(/0+$|\.0+$/, '') || '0' : String(Math.round(number));
}
