import '../scripts/tools/node-version.mjs';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureSampleBuilt } from '../scripts/build/ensure-build.mjs';
import { ensureInstalled } from '../scripts/tools/installed.mjs';
import { summary } from './medians.mjs';
import { untilQuiet } from './quiet-machine.mjs';
import { writesPerSecond } from './scale/disk.mjs';
import { serve } from './serve.mjs';
import { serveSite } from './serve-site.mjs';

/*
 * `npm run bench:scale`: how many requests a server answers, compared with a bare one on the same machine, and how its
 * memory grows. BENCH_DATABASE_URL names an empty PostgreSQL database, for one server and for three on it. Whoever asks
 * runs on the same processors, so only ratios say something.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = 5;
const MEMORY_REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200_000);
const REPORT = '.build/bench/scale.json';
const TOKEN = 'token-of-the-bench';
const EVENT = 'pythian-national-games';
const KEY = { 'access-token': 'sample-key-not-a-secret' };
/** No request is refused, although all come from one address. */
const UNLIMITED = { CONTACT_PER_MINUTE: '100000000', METRICS_TOKEN: TOKEN, NOTICES: 'off' };

await ensureInstalled(process.cwd());
await ensureInstalled(join(process.cwd(), 'bench'));
await ensureSampleBuilt(process.cwd());
const { load } = await import('./scale/load.mjs');

const site = resolve('dist');
const schedule = { path: '/api/GameSchedule', headers: { ...KEY, pagename: EVENT } };
const known = await answerTo(schedule);
const WAYS = {
  schedule,
  'schedule, br': { ...schedule, headers: { ...schedule.headers, 'accept-encoding': 'br' } },
  'schedule, known': (tag) => ({ ...schedule, headers: { ...schedule.headers, 'if-none-match': tag } }),
  'event page, br': {
    path: `/event/${EVENT}/`,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  },
  message: {
    ...{ path: '/api/cum', method: 'POST', headers: { ...KEY, 'content-type': 'application/json' } },
    body: JSON.stringify({
      ...{ firstName: 'Ada', emailid: 'ada@example.org', contactno: '919876543210' },
      ...{ message: 'Is there a quiet room?', sessionid: 'session-1', apifor: 'web' },
    }),
  },
};

const bare = await serve('bench/scale/bare-server.mjs', { ANSWER: known.file, SITE_DIR: site });
const embedded = await serveSite(site, UNLIMITED);
const postgres = process.env.BENCH_DATABASE_URL;
const onPostgres = [];
for (let count = 0; postgres && count < 3; count++)
  onPostgres.push(await serveSite(site, { ...UNLIMITED, DATABASE_URL: postgres }));
const SETUPS = {
  bare: [bare],
  embedded: [embedded],
  ...(postgres ? { postgres: onPostgres.slice(0, 1), 'three on postgres': onPostgres } : {}),
};

const runs = {};
let wasQuiet = true;
for (let round = 0; round < ROUNDS; round++)
  for (const [way, asked] of Object.entries(WAYS))
    for (const [setup, servers] of Object.entries(SETUPS)) {
      wasQuiet = (await untilQuiet()) && wasQuiet;
      const urls = servers.map(({ url }) => url);
      const request = typeof asked === 'function' ? asked(await tagOf(urls[0])) : asked;
      const figures = await load(urls, request, { seconds: SECONDS });
      runs[way] ??= {};
      runs[way][setup] ??= [];
      runs[way][setup].push(figures);
    }

const medians = Object.fromEntries(
  Object.entries(runs).map(([way, setups]) => [
    way,
    Object.fromEntries(Object.entries(setups).map(([setup, figures]) => [setup, summary(figures)])),
  ]),
);
for (const [way, setups] of Object.entries(medians))
  for (const [setup, { perSecond, p99, failed }] of Object.entries(setups)) {
    const ratio = perSecond.median / setups.bare.perSecond.median;
    console.log(
      `${way} | ${setup} | ${Math.round(perSecond.median)}/s (${ratio.toFixed(2)} of bare) | p99 ${p99.median} ms | failed ${failed.most}`,
    );
  }
const disk = writesPerSecond();
console.log(`The disk takes ${Math.round(disk)} small writes a second, one after another.`);

const memory = [await memoryOf(embedded)];
for (let part = 0; part < 4; part++) {
  await load([embedded.url], schedule, { amount: MEMORY_REQUESTS / 4 });
  memory.push(await memoryOf(embedded));
}
console.log(`Memory over ${MEMORY_REQUESTS} requests: ${memory.join(', ')} MB.`);

mkdirSync(join(REPORT, '..'), { recursive: true });
const report = { at: new Date().toISOString(), wasQuiet, rounds: ROUNDS, medians, disk, memory };
writeFileSync(REPORT, JSON.stringify(report, null, 1));
if (!wasQuiet) console.log('The machine was not quiet all the time: figures may be too low.');
for (const server of [bare, embedded, ...onPostgres]) await server.stop();

/** Asks the site's own server once, and keeps the answer in a file, for the bare server to give. */
async function answerTo({ path, headers }) {
  const server = await serveSite(site);
  const response = await fetch(server.url + path, { headers });
  const file = join(mkdtempSync(join(tmpdir(), 'bench-answer-')), 'schedule.json');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  await server.stop();
  return { file };
}

async function tagOf(url) {
  const { headers } = await fetch(url + schedule.path, { headers: schedule.headers });
  return headers.get('etag') ?? '';
}

/** Memory of a server in use, in MB. */
async function memoryOf({ url }) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text())?.[1];
  return Math.round(Number(bytes) / 2 ** 20);
}
