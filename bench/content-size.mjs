import '../scripts/tools/node-version.mjs';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { asScript } from '../scripts/tools/run-child.mjs';
import { muchContent, serveMuchContent } from '../tests/support/content/much-content.mjs';

/*
 * `npm run content-size`: builds the site with growing content and prints the size of pages and precache
 * (docs/operations.md, "How much content"). The normal build of the site is not touched.
 */
const SITE = '.build/content-site';
const SERVER = '.build/content-server';
const ROWS = [
  ['sample', {}],
  ['10 articles of 5.5 kB', { articles: 10 }],
  ['150 articles of 5.5 kB', { articles: 150 }],
  ['2,000 articles of 0.7 kB', { articles: 2_000, articleChars: 600 }],
  ['2,000 articles of 5.5 kB', { articles: 2_000 }],
  ['5,000 schedule entries', { entries: 5_000 }],
  ['300 council members', { members: 300 }],
  ['500 + 500 events of 4 games', { events: 500 }],
  ['all at once', { articles: 300, entries: 5_000, members: 300, events: 500 }],
];
const PAGES = [
  'index',
  'news/index',
  'news/details/index',
  'event/index',
  'event/pythian-national-games/index',
  'kiosk/today/index',
  'our-council/index',
];
const chosen = process.argv.slice(2).map(Number);

const named = (page) => `/${page.replace(/\/?index$/, '')}`;
const kB = (bytes) => `${Math.round(bytes / 1_000)}`;

async function measured(build) {
  const start = performance.now();
  await build({ logLevel: 'error' });
  const seconds = Math.round((performance.now() - start) / 1_000);
  const { pages } = JSON.parse(readFileSync(join(SITE, 'pages.json'), 'utf8'));
  const files = precachedFiles();
  const sum = (sizeOf) => kB(files.reduce((total, file) => total + sizeOf(file), 0));
  return [
    seconds,
    Object.keys(pages).length,
    ...PAGES.map((page) => sizeOfPage(`${page}.html`)),
    kB(statSync(join(SITE, 'ready-pages.json')).size),
    sum((file) => statSync(file).size),
    sum(compressedSize),
  ];
}

const sizeOfPage = (file) => (existsSync(join(SITE, file)) ? kB(statSync(join(SITE, file)).size) : '–');

function precachedFiles() {
  const worker = readdirSync(SITE).find((file) => file.startsWith('service-worker.'));
  const listed = readFileSync(join(SITE, worker), 'utf8').matchAll(/"?url"?:\s*"([^"]+)"/g);
  return [...listed]
    .map(([, file]) => file)
    .filter((file) => !file.startsWith('assets/languages/'))
    .map((file) => join(SITE, file));
}

function compressedSize(file) {
  const isText = /\.(?:html|js|css|svg|json|webmanifest|txt)$/.test(file);
  return isText ? brotliCompressSync(readFileSync(file)).length : statSync(file).size;
}

await asScript(async () => {
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_SITE_DIR: SITE, BUILD_SERVER_DIR: SERVER });
  let content = muchContent({});
  let app;
  const api = await serveMuchContent(
    (call) => content(call),
    (request) => app.inject(request),
  );
  process.env.VITE_API_BASE = api.url;
  const rows = [];
  try {
    const { build } = await import('vite');
    await build({ build: { ssr: true }, logLevel: 'error' });
    const { createApp } = await import(pathToFileURL(resolve(SERVER, 'app.js')).href);
    const product = { name: 'Pythian Games', slug: 'pythian-games' };
    app = await createApp({ dataDir: '.build/content-data', siteDir: null, scenario: 'default', product });
    for (const [index, [name, amounts]] of ROWS.entries()) {
      if (chosen.length > 0 && !chosen.includes(index)) continue;
      console.log(`\n${name}`);
      content = muchContent(amounts);
      rows.push([name, ...(await measured(build))]);
      console.log(rows.at(-1).join(' | '));
    }
  } finally {
    await api.close();
    await app?.close();
  }
  const columns = [
    'content',
    'build s',
    'pages',
    ...PAGES.map(named),
    'ready-pages',
    'precache',
    'compressed',
  ];
  console.log();
  for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
  for (const folder of [SITE, SERVER]) rmSync(folder, { recursive: true, force: true });
});
