import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeHostFiles } from '../hosts/write-host-files.ts';
import { inlineScript } from '../inline-script.ts';
import { forMachines, withoutStructuredData } from '../open-data/for-machines.ts';
import { writeSiteFiles } from '../open-data/write-site-files.ts';
import { tooLargeMessage, withinBudget } from '../precache-budget.ts';
import { drawPreview } from '../previews/draw-preview.ts';
import { openPreviews } from '../previews/open-previews.ts';
import { readPicture } from '../previews/read-picture.ts';
import { previewRecipe } from '../previews/recipe.ts';
import { nameProductIn } from '../product-names.ts';
import { responseHeaders } from '../response-headers.ts';
import { readClientBundle } from './client-bundle.ts';
import { composeDocument } from './compose-document.ts';
import { inlineStyleSheets } from './inline-style-sheets.ts';
import { openApi } from './prerender-api.ts';
import type { PrerenderModule } from './prerender-module.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { renderSite } from './render-site.ts';
import type { ServerModule } from './server-module.ts';

const ICONS = 'src/ui/pictures/icon-sheet.svg';
/** Where the build before is, until this one takes its place. */
const EARLIER_SITE = 'dist';
/** The worker keeps these whole. They are opened most, and must not wait until they are put together. */
const KEPT_WHOLE = ['/', '/home', '/event'];

/** Folders of the finished bundles. */
export interface BuiltFolders {
  readonly siteDir: string;
  readonly serverDir: string;
}

/**
 * Writes prerendered HTML for every known route into the built site, with `pages.json` (which path has which file),
 * `headers.json` (the response headers), what other web servers need, the pictures of previews, and the files of open
 * data. It also fills in the product's name in all files that leave it open.
 */
export async function prerenderInto({ siteDir, serverDir }: BuiltFolders): Promise<void> {
  const load = (file: string) => import(pathToFileURL(resolve(serverDir, file)).href);
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  };
  const bundled: PrerenderModule = await load('prerender.js');
  const { settings, siteRules, staticPaths } = bundled;
  nameProductIn(siteDir, settings);
  const template = read('index.html');
  const metadata: unknown = JSON.parse(read('seo.json'));
  const bundle = readClientBundle(siteDir);
  const icons = readFileSync(ICONS, 'utf8').replaceAll('\n', '');

  const api = await openApi(bundled, (): Promise<ServerModule> => load('app.js'));
  const places = { siteDir, siteUrl: settings.siteUrl, ask: api.picture };
  const previews = openPreviews({
    siteDir,
    earlierDir: EARLIER_SITE,
    read: (address) => readPicture(address, places),
    draw: drawPreview,
    recipe: previewRecipe(),
  });
  const { documents, list } = await renderSite(
    bundled,
    metadata,
    previews.previewOf,
    api.isReachable,
  ).finally(() => api.close());
  const undrawn = previews.message();
  if (undrawn !== null) console.log(undrawn);
  const styleSheets = inlineStyleSheets(siteDir);
  const script = await inlineScript();
  const parts = { template, bundle, styleSheets, icons, script: script.tag };
  const machineTags = forMachines(bundled, documents);
  for (const document of documents) {
    const tags = machineTags(document);
    write(document.file, composeDocument({ ...document, ...(tags && { forMachines: tags }) }, parts));
  }
  writeSiteFiles(bundled, documents, bundled.description, { read, write });

  const fixed = Object.entries(list.pages).filter(([path]) => staticPaths.includes(path));
  const described = fixed
    .filter(([path]) => !KEPT_WHOLE.includes(path))
    .map(([path, file]) => [path, withoutStructuredData(read(file))]);
  const { kept, tooLarge } = withinBudget(prerenderedPages(read(list.shell), Object.fromEntries(described)));
  for (const [path, bytes] of tooLarge) console.log(tooLargeMessage(path, bytes));
  write('ready-pages.json', JSON.stringify(kept));
  write('pages.json', JSON.stringify(list, null, 1));
  const headers = responseHeaders(
    { ...settings, translator: bundled.translatorAddresses() },
    { styleSheets: [...styleSheets.hashes], script: script.hash },
  );
  write('headers.json', JSON.stringify(headers, null, 1));
  writeHostFiles({ list, headers, site: siteRules, settings }, { siteDir, serverDir });
  const kind = api.isReachable ? '' : ` (only static ones: the API at ${settings.apiBase} did not answer)`;
  console.log(`prerendered ${Object.keys(list.pages).length} pages${kind}`);
}
