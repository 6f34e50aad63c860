import '../scripts/tools/node-version.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/build/ensure-build.mjs';
import { asScript } from '../scripts/tools/run-child.mjs';
import { FESTIVAL, festivalIn } from './festival.mjs';
import { openPage } from './listeners/open-page.mjs';
import { serve } from './serve.mjs';

/*
 * `npm run bench:listeners`: pages that listen to one server while a festival runs, each with a connection of its own.
 * Three edits are published; every page that hears of one asks for its schedule and then for everything else, as the site
 * does. LISTENERS says how many pages, as a list. It needs Linux, to know what the server's process takes.
 */
const AMOUNTS = (process.env.LISTENERS ?? '500,2000,5000').split(',').map(Number);
const EDITS = ['18:15', '18:30', '18:45'];
const REST_MS = 30_000;
/** Longer than pages wait before they ask. */
const LONGEST_MS = 30_000;
/** Connections that open at once; a hall full of people does not arrive in one moment. */
const AT_ONCE = 50;
const TICKS_PER_SECOND = 100;
const ZONE = 'Asia/Kolkata';

const at = (values, share) => values[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const sorted = (values) => [...values].sort((a, b) => a - b);
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

await asScript(async () => {
  await ensureBuilt(process.cwd());
  const folder = mkdtempSync(join(tmpdir(), 'listeners-'));
  const festival = festivalIn(folder, { VITE_EVENT_TIME_ZONE: ZONE });
  await festival.publish('18:00');
  const most = String(Math.max(...AMOUNTS) + 10);
  const server = await serve('dist-server/main.js', {
    ...{ SITE_DIR: resolve('dist'), DATA_DIR: folder, VITE_EVENT_TIME_ZONE: ZONE, NOTICES: 'off' },
    ...{ LISTENERS_PER_ADDRESS: most, LISTENERS_IN_TOTAL: most, LOG_LEVEL: 'info' },
  });
  const pages = [];
  try {
    console.log(`nobody listens: ${megabytes(server)} MB`);
    for (const amount of AMOUNTS) await look(server, festival, pages, amount);
  } finally {
    for (const page of pages) page.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});

/** Lets as many pages listen, waits a while, publishes, and says what that took. */
async function look(server, festival, pages, amount) {
  const openedAt = performance.now();
  while (pages.length < amount) {
    const count = Math.min(AT_ONCE, amount - pages.length);
    pages.push(...(await Promise.all(Array.from({ length: count }, () => openPage(server.url, FESTIVAL)))));
  }
  const openMs = performance.now() - openedAt;
  const atRest = processorSeconds(server);
  await pause(REST_MS);
  const restShare = (processorSeconds(server) - atRest) / (REST_MS / 1_000);
  console.log(
    `${amount} pages listen (opened in ${seconds(openMs)}): ${megabytes(server)} MB, ` +
      `${(restShare * 100).toFixed(1)} % of a processor at rest`,
  );
  for (const time of EDITS) {
    const all = Promise.all(pages.map((page) => page.hear()));
    const before = processorSeconds(server);
    await festival.publish(time);
    const publishedAt = performance.now();
    const told = await Promise.race([all, pause(LONGEST_MS, null)]);
    if (told === null) throw new Error('Not every page has heard of the edit and shows it.');
    const after = (momentOf) => sorted(told.map((one) => momentOf(one) - publishedAt));
    const [heard, shown, whole] = [
      after(({ heardAt }) => heardAt),
      after(({ shownAt }) => shownAt),
      after(({ allAt }) => allAt),
    ];
    const answers = sorted(told.flatMap((one) => one.answers));
    console.log(
      `  ${time}: the last page has heard after ${seconds(heard.at(-1))}, shows it after ${seconds(shown.at(-1))}, ` +
        `has everything after ${seconds(whole.at(-1))}; ${answers.length} answers, median ${at(answers, 0.5).toFixed(0)} ms, ` +
        `p99 ${at(answers, 0.99).toFixed(0)} ms; ` +
        `${(processorSeconds(server) - before).toFixed(1)} s of a processor, ${megabytes(server)} MB`,
    );
  }
}

/** Memory of the server's process. */
function megabytes({ pid }) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** What the server's process has used of a processor so far. */
function processorSeconds({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
