import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';

// Node 20 cannot import TypeScript.
const compress = await runnerImport(resolve('scripts/build/compress.ts'), { configFile: false });
const { compressFolder } = compress.module;

const PLAIN = '.build/bench/plain';
const STACK = '.build/bench/stack';
const headers = {
  every: {
    'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
  },
};

/**
 * The beginning of a page: its own headline, first paragraph and picture, and its style sheets and preloaded font as
 * the page has them.
 *
 * @param {string} file in `dist`
 */
function aboveTheFold(file) {
  const html = readFileSync(join('dist', file), 'utf8');
  const main = html.slice(html.indexOf('<main'));
  const first = (pattern) => pattern.exec(main)?.[0] ?? '';
  return {
    head: [...html.matchAll(/<link rel="preload"[^>]*>|<style>[\s\S]*?<\/style>/g)]
      .map(([tag]) => tag)
      .join(''),
    headline: first(/<h1[\s\S]*?<\/h1>/),
    paragraph: first(/<p[\s>][\s\S]*?<\/p>/),
    // A picture with high priority is the page's first; any other is lazy.
    picture: first(/<img[^>]*fetchpriority="high"[^>]*>/i) || first(/<img[^>]*>/),
  };
}

const document = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>floor</title>${head}</head><body>${body}</body></html>`;

function emptyFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function copyFiles(folder) {
  for (const part of ['art', 'assets', 'catalogue', 'icons', 'pictures'])
    cpSync(join('dist', part), join(folder, part), { recursive: true });
}

/**
 * Floor (a): the beginning of our pages as plain HTML, served from the same files.
 *
 * @param {Record<string, string>} pages path → file in `dist`
 * @returns {Promise<string>} folder to serve
 */
export async function makePlainFloor(pages) {
  emptyFolder(PLAIN);
  copyFiles(PLAIN);
  for (const file of Object.values(pages)) {
    const { head, headline, paragraph, picture } = aboveTheFold(file);
    mkdirSync(join(PLAIN, file, '..'), { recursive: true });
    writeFileSync(join(PLAIN, file), document(head, `<main>${headline}${paragraph}${picture}</main>`));
  }
  await finish(PLAIN, pages);
  return PLAIN;
}

/** The minimum that makes a page work offline. */
const FLOOR_WORKER = `
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('floor').then((cache) => cache.addAll(kept))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

/** Floor (b): the bare stack on a prerendered page, and nothing else. */
export async function makeStackFloor() {
  const common = { configFile: false, root: 'bench/floor', logLevel: 'error' };
  await build({
    ...common,
    build: { ssr: 'main.tsx', outDir: resolve('.build/bench/stack-render'), emptyOutDir: true },
  });
  await build({
    ...common,
    build: {
      outDir: resolve(STACK),
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'bench/floor/main.tsx' },
    },
  });
  const manifest = JSON.parse(readFileSync(join(STACK, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const { renderFloor } = await import(pathToFileURL(resolve('.build/bench/stack-render/main.js')).href);
  const script = `<script type="module" src="/${entry.file}"></script>`;
  const data = `<script type="application/json" id="data">${JSON.stringify({ mutations: [], queries: [] })}</script>`;
  writeFileSync(
    join(STACK, 'index.html'),
    document(script, `<div id="root">${await renderFloor()}</div>${data}`),
  );
  const kept = ['/', ...Object.values(manifest).map(({ file }) => `/${file}`)];
  writeFileSync(join(STACK, 'service-worker.js'), `const kept = ${JSON.stringify(kept)};\n${FLOOR_WORKER}`);
  await finish(STACK, { '/': 'index.html' });
  return STACK;
}

async function finish(folder, pages) {
  const list = {
    pages,
    shellPatterns: [],
    shell: Object.values(pages)[0],
    notFound: Object.values(pages)[0],
    notFoundPatterns: {},
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  await compressFolder(folder);
}
