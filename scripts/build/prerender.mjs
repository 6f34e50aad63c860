import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineScript } from './inline-script.mjs';
import { lackSentences } from './lack-sentences.mjs';
import { linkedPaths } from './linked-paths.mjs';
import { pagePath } from './page-path.mjs';
import { pageSheets } from './page-sheets.mjs';
import { leftToShell, withinBudget } from './precache-budget.mjs';
import { nameProductIn } from './product-names.mjs';
import { readyPages } from './ready-pages.mjs';
import { responseHeaders } from './response-headers.mjs';

/** Fixed addresses and the catalogue come first, then all events, then what their pages link to. */
const MOST_PAGES = 2_000;
/** In every page: no request of its own, and no second document to be read for it. */
const ICONS = 'src/ui/pictures/icon-sheet.svg';
const SHELL = 'app-shell.html';
/** The frame that only a kiosk has. */
const KIOSK = 'src/kiosk/frame/start-kiosk.ts';
const NOT_FOUND = '404.html';
const NOT_FOUND_PATH = '/no-such-page';
/** Kept whole by the worker: what is opened most must not wait for anything to be put together. */
const KEPT_WHOLE = ['/', '/home', '/event'];

/**
 * Writes ready HTML for every known route into the built site, with `pages.json` (which path has which
 * file) and `headers.json` (what the server sends with them), and the product's name wherever a file leaves it open.
 *
 * @param {{ siteDir: string, serverDir: string }} where the finished client and server bundles
 */
export async function prerenderInto({ siteDir, serverDir }) {
  const load = (file) => import(pathToFileURL(resolve(serverDir, file)).href);
  const bundled = await load('prerender.js');
  const { renderPage, staticPaths, cataloguePaths, catalogueGaps, openPatterns, SHELL_PATH, settings } =
    bundled;
  nameProductIn(siteDir, settings);
  const template = readFileSync(join(siteDir, 'index.html'), 'utf8');
  const metadata = JSON.parse(readFileSync(join(siteDir, 'seo.json'), 'utf8'));
  const bundle = readBundle(siteDir);
  const icons = readFileSync(ICONS, 'utf8').replaceAll('\n', '');
  const drawn = [];
  const read = (file) => readFileSync(join(siteDir, file), 'utf8');

  const api = await openApi(bundled, load);
  const pages = {};
  const notFoundPatterns = {};
  try {
    const queue = [...staticPaths, ...cataloguePaths];
    const seen = new Set(queue);
    const leftOut = new Set();
    const lacking = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { whole, events, lacks, ...page } = await renderPage(path, metadata);
      const isKnown = staticPaths.includes(path) || !page.head.includes('content="noindex"');
      if (!isKnown) continue;
      const file = path === '/' || path === '/home' ? 'index.html' : `${path.slice(1)}/index.html`;
      pages[path] = file;
      lacking.push({ path, lacks });
      if (path !== '/home') drawn.push({ file, page, kind: 'page' });
      if (!api.reachable) continue;
      const known = [...linkedPaths(whole), ...events.map(pagePath)];
      for (const next of known) {
        if (next === null || seen.has(next)) continue;
        if (seen.size >= MOST_PAGES) leftOut.add(next);
        else {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    for (const sentence of lackSentences(lacking)) console.log(sentence);
    if (leftOut.size > 0)
      console.log(
        `${leftOut.size} addresses beyond the first ${MOST_PAGES} have no ready page: the shell answers for them`,
      );
    drawn.push({ file: SHELL, page: await renderPage(SHELL_PATH, metadata), kind: 'shell' });
    // Answers for many addresses, and its frame may differ with each: drawn anew there, like the shell.
    drawn.push({ file: NOT_FOUND, page: await renderPage(NOT_FOUND_PATH, metadata), kind: 'shell' });
    for (const { file, path, patterns } of catalogueGaps) {
      drawn.push({ file, page: await renderPage(path, metadata), kind: 'shell' });
      for (const pattern of patterns) notFoundPatterns[pattern] = file;
    }
  } finally {
    await api.close();
  }
  const sheets = pageSheets(siteDir);
  const script = await inlineScript();
  for (const { file, page, kind } of drawn) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(
      join(siteDir, file),
      compose(template, page, { bundle, sheets, icons, script: script.tag, kind }),
    );
  }
  const described = staticPaths.filter((path) => !KEPT_WHOLE.includes(path));
  const documents = described.map((path) => [path, read(pages[path])]);
  const { kept, left } = withinBudget(readyPages(read(SHELL), Object.fromEntries(documents)));
  for (const [path, bytes] of left) console.log(leftToShell(path, bytes));
  writeFileSync(join(siteDir, 'ready-pages.json'), JSON.stringify(kept));
  const list = {
    pages,
    shellPatterns: openPatterns,
    shell: SHELL,
    notFound: NOT_FOUND,
    notFoundPatterns,
  };
  writeFileSync(join(siteDir, 'pages.json'), JSON.stringify(list, null, 1));
  const headers = responseHeaders(
    { ...settings, translator: bundled.translatorAddresses() },
    { sheets: [...sheets.hashes], script: script.hash },
  );
  writeFileSync(join(siteDir, 'headers.json'), JSON.stringify(headers, null, 1));
  const kind = api.reachable ? '' : ` (static ones alone: the API at ${settings.apiBase} did not answer)`;
  console.log(`prerendered ${Object.keys(pages).length} pages${kind}`);
}

/** The sample server answers in process unless the settings name another API; relative calls go to it. */
async function openApi({ settings, apiAnswers }, load) {
  const { apiBase, productName, productSlug } = settings;
  const realFetch = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = realFetch;
  };
  if (apiBase !== '') {
    const reachable = await apiAnswers();
    if (!reachable)
      globalThis.fetch = () => Promise.reject(new TypeError('the API does not answer at build time'));
    return { reachable, close: async () => restore() };
  }
  const { createApp } = await load('app.js');
  const app = await createApp({
    dataDir: resolve('.build/prerender-data'),
    siteDir: null,
    scenario: 'default',
    product: { name: productName, slug: productSlug },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  globalThis.fetch = (input, init) => realFetch(new URL(input, origin), init);
  return {
    reachable: true,
    close: async () => {
      restore();
      await app.close();
    },
  };
}

/** Where the files of a screen are. */
const folderOf = (screen) => `src/${screen.startsWith('kiosk') ? 'kiosk/' : ''}pages/${screen}/`;

/** What the client bundle calls its files. */
function readBundle(siteDir) {
  const manifest = JSON.parse(readFileSync(join(siteDir, '.vite/manifest.json'), 'utf8'));
  /** What a page brings later from its own folder is drawn in the ready page, in which it must look right at once. */
  const collectSheets = (folder, into) => {
    const own = folderOf(folder);
    const later = { chunks: new Set(into.chunks), scripts: new Set(), sheets: into.sheets };
    for (const key of manifest[`${own}${folder}-page.tsx`]?.dynamicImports ?? [])
      if (key.startsWith(own)) collect(key, later);
  };
  const collect = (key, into) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the bundle does not know ${key}`);
    if (into.chunks.has(key)) return;
    into.chunks.add(key);
    for (const needed of chunk.imports ?? []) collect(needed, into);
    into.scripts.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) into.sheets.add(`/${sheet}`);
  };
  // Its module has a file in common with others (`chunk-of.mjs`), by whose name the manifest knows it.
  const application = Object.keys(manifest).find((key) => manifest[key].name === 'main');
  if (application === undefined) throw new Error('the bundle has no file of the name "main"');
  const assets = existsSync(join(siteDir, 'assets')) ? readdirSync(join(siteDir, 'assets')) : [];
  return {
    /** Scripts and styles of the application and one screen. */
    filesOf(folder) {
      // The application's own sheet names the order of the layers, so it must be read before any other.
      const first = (manifest[application].css ?? []).map((sheet) => `/${sheet}`);
      const into = { chunks: new Set(), scripts: new Set(), sheets: new Set(first) };
      collect(application, into);
      if (folder?.startsWith('kiosk')) collect(KIOSK, into);
      if (folder !== undefined) {
        collect(`${folderOf(folder)}${folder}-page.tsx`, into);
        collectSheets(folder, into);
      }
      return into;
    },
    displayFont: assets.find(
      (name) => /^display-latin-[^.]*\.woff2$/.test(name) && !name.includes('latin-ext'),
    ),
  };
}

/** Fills the template. `kind` tells the page whether it holds the asked page or only the frame. */
function compose(template, page, { bundle, sheets, icons, script, kind }) {
  const files = bundle.filesOf(page.folder);
  const font = bundle.displayFont
    ? `<link rel="preload" href="/assets/${bundle.displayFont}" as="font" type="font/woff2" crossorigin>`
    : '';
  const styles = sheets.layerOrder() + [...files.sheets].map((href) => sheets.tagsOf(href)).join('');
  const data =
    `<script type="application/json" id="page-scripts">${JSON.stringify([...files.scripts])}</script>` +
    `<script type="application/json" id="page-data">${page.data}</script>`;
  // A page that is drawn anew brings its own tags; those of the shell must be known to be taken away.
  const tags =
    kind === 'shell' ? page.head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-of-shell') : page.head;
  return template
    .replace('<!--head-->', () => `${script}${tags}${font}${styles}`)
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-page="${kind}">${page.html}</div>`)
    .replace('<!--icons-->', () => icons)
    .replace('<!--data-->', () => data);
}
