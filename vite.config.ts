import { readFileSync, rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { DRAWING_ENDING, DRAWING_FOLDERS, DRAWINGS } from '#core/contract/drawings.ts';
import { gatherDrawings } from './scripts/drawings.mjs';
import { embeddedApi } from './scripts/embedded-api.mjs';
import { firstScriptModule } from './scripts/first-script.mjs';
import { withoutLargePages } from './scripts/precache-budget.mjs';
import { prerenderInto } from './scripts/prerender.mjs';
import { productNames } from './scripts/product-names.mjs';
import { scopedClassName } from './scripts/scoped-class-name.mjs';

const SITE_DIR = process.env.BUILD_SITE_DIR ?? 'dist';
const SERVER_DIR = process.env.BUILD_SERVER_DIR ?? 'dist-server';

/** Texts of a language but English. The worker keeps those of languages that were chosen (sw/kept-languages.ts). */
const LANGUAGE_FILE = /\/i18n\/locales\/(\w+)(?:\.ts|\/apart\/\w+\.json)$/;

/** What a few screens have in common and all others do not need: the bundler puts it beside them by itself. */
const OF_FEW_SCREENS = new RegExp(
  [
    '/core/(?:contract/endpoints[.]|outbox/|pack/|storage/(?!cache-names|database-name|outbox-peek|row-shapes))',
    '/src/data/(?:ask-worker|device-facts|draft|estimate-pack|fetch-ahead|kept-messages|make-pack|outbox-driver|pack-driver|packs|packs-ahead|storage-room)[.]',
    '/src/data/(?:persistence|saved-(?:items|keys|ref))[.]',
    '/src/features/(?:banners|catalogue|contact-form|council|game|log-in|offline-pack|outbox|points|policy|prose|saved|schedule|search|sign-up|story-ways)/',
    '/src/(?:app|features|pages)/kiosk',
    '/src/app/packs-ahead[.]',
    '/src/data/(?:check-worker|kiosk(?!-mark)|wake-lock|wipe-visit|swap-reminder|take-build|without-traces)',
    '/src/features/language-select/language-row',
    '/src/features/page-translation/(?!late)',
    '/src/i18n/(?:as-of|bring-apart|byte-format|locales/\\w+/apart)',
    '/src/features/login-buttons/.*enrolment-addresses',
    '/src/features/news/texts[.]',
    '/src/i18n/locales/en/screens/(?!unsaved)',
    '/src/navigation/(?:edit-state|kiosk-paths|public-address|sign-up-state)',
    '/src/pages/saved/',
    '/src/ui/(?:art/broken-cup|breadcrumbs|choice-group|english|error-summary|figure-page|hand-off|missing-state)[.]',
    '/src/ui/(?:painted-disc|password-field|qr-code|segmented|text-area-field|text-field|use-checked-form|use-fresh-form)[.]',
  ].join('|'),
);

/** What screens beside home and the list of events share: a file of its own, brought with the first of them. */
const OF_OTHER_SCREENS = new RegExp(
  [
    '/core/contract/(?:contact-(?:card|entries|message)|council|decimal-digits|game-(?:detail|fields)|membership|notification|sub-game-detail)[.]',
    '/src/features/(?:game/(?:readable-name|sub-game-address)|news/news-skeleton|prose/(?:heading-id|prose)|related-categories/game-page-address)[.]',
    '/src/ui/(?:breadcrumbs|english|form-field|named-part|segmented|select-field)[.]',
  ].join('|'),
);

/**
 * Every response costs a round and a kilobyte of headers, so what most pages share is one file; what brings the
 * database stays out of it, since most visits never need it, and so does what the boot script needs, and what others
 * call while they are being read. In this order no file of these needs another in a circle. The table of all calls
 * comes with the database: it names calls that only the entry uses, and in a file the entry waits for it would find
 * them undefined.
 */
const CHUNKS = [
  {
    name: 'boot',
    test: /src\/(?:boot|first-steps)\.ts|app\/(?:early-press|say-lost-start)\.ts|core\/contract\/document-pause\.ts|data\/(?:is-kiosk|kiosk-mark|next-task|take-pause-away|when-read)\.ts|app\/shell\/theme\.ts|i18n\/bring-texts\.ts|preload-helper|rolldown[/-]runtime/,
    priority: 4,
  },
  {
    name: 'react-dom',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-dom\.ts/,
    priority: 4,
  },
  {
    name: 'stack',
    // What is called while other files are being read stands where all of them find it.
    test: /node_modules\/(?!dexie|dompurify|leaflet|minisearch|swiper|uqr|workbox-window)|src\/app\/libraries\.ts|src\/ui\/late\.ts/,
    priority: 3,
  },
  // Blocks that home shares with the kiosk, the pages of events or those that tell the movement's story.
  {
    name: 'blocks',
    test: /\/src\/(?:features\/(?:banners\/(?!banner-film|film-wish|use-(?:banner-film|is-in-view|poster-focus|saves-data))|category-grid\/|nation-map\/|now-next\/)|pages\/home\/use-(?:chosen|upcoming)-events|ui\/(?:map\/(?!leaflet|two-fingers)|painted-disc))|content\/reference\/nations|en\/screens\/nationMap/,
    priority: 3,
  },
  // What a kiosk's pages share with one or two others: in pieces, every page would name more files.
  { name: 'schedule', test: /features\/schedule\//, priority: 3 },
  { name: 'new-build', test: /data\/(?:new-build|swap-reminder)/, priority: 3 },
  {
    name: 'forms',
    test: /src\/ui\/(?:choice-group|error-summary|password-field|text-area-field|text-field|use-checked-form|use-fresh-form)\./,
    priority: 3,
  },
  {
    name: 'device',
    test: /src\/(?:data\/(?:device-facts|storage-room)|features\/answer-age\/age-note|(?:features|pages)\/device\/|i18n\/as-of)|i18n\/locales\/en\/screens\/device/,
    priority: 3,
  },
  {
    name: 'hand-over',
    test: /src\/(?:features\/saved\/hand-over-(?:address|link)|navigation\/(?:kiosk-paths|public-address)|ui\/qr-code)/,
    priority: 3,
  },
  // How one talks with a player in a frame: a kiosk asks what films do.
  {
    name: 'banner-film',
    test: /features\/banners\/(?:banner-film|film-wish|use-(?:banner-film|is-in-view|poster-focus|saves-data))|ui\/media\/you-tube-(?:link|player|protocol)/,
    priority: 3,
  },
  // Small pages of one kind: every start of any page names each file there is, twice with its sheet.
  {
    name: 'story',
    test: /src\/(?:features\/(?:points|story-ways)|pages\/(?:about|aims|founders-message|modern|vision-and-mission))\//,
    priority: 3,
  },
  {
    name: 'policies',
    test: /\/content\/policies\/|src\/(?:features\/(?:policy|prose\/contents)|pages\/(?:app-privacy|privacy)\/)/,
    priority: 3,
  },
  { name: 'council', test: /src\/(?:features\/council|pages\/(?:council|partner))\//, priority: 3 },
  { name: 'games', test: /src\/(?:features\/game|pages\/(?:game|sub-game))\//, priority: 3 },
  {
    name: 'entrance',
    test: /src\/(?:features\/login-buttons\/(?:use-)?enrolment-addresses|pages\/(?:choose-role|log-in|sign-up)\/|ui\/(?:figure-page|hand-off)\.|navigation\/sign-up-state)/,
    priority: 3,
  },
  { name: 'screens', test: OF_OTHER_SCREENS, minShareCount: 2, priority: 3 },
  {
    name: 'shared',
    test: (path: string) =>
      /\/(?:src|core)\/|\/event-categories\/categories\.ts/.test(path) && !OF_FEW_SCREENS.test(path),
    minShareCount: 2,
    priority: 2,
  },
  // What pages of events and news have in common; few others need a part of it.
  {
    name: 'lists',
    test: /data\/saved-(?:items|keys|ref)|features\/saved\/star|en\/screens\/star|saved\/(?:article|event)-thing/,
    priority: 2,
  },
  {
    name: 'outbox',
    test: /node_modules\/dexie|core\/contract\/endpoints\.ts|core\/(?:outbox|storage)\/(?!cache-names|database-name|outbox-peek|row-shapes)|data\/outbox-driver/,
    priority: 1,
  },
  {
    name: 'packs',
    test: /core\/pack\/|app\/packs-ahead|data\/(?:ask-worker|estimate-pack|fetch-ahead|make-pack|pack-driver|packs|packs-ahead)[.]|features\/offline-pack\/(?!late)|i18n\/byte-format/,
    priority: 1,
  },
];

/** Writes the ready HTML of every known route after the bundles stand and before the worker lists its files. */
function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (this.environment.config.build.ssr) return;
        await prerenderInto({ siteDir: SITE_DIR, serverDir: SERVER_DIR });
        rmSync(`${SITE_DIR}/.vite`, { recursive: true, force: true });
      },
    },
  };
}

/** The worker keeps the drawings in one file, which has to be there when it lists its files. */
function drawings(): Plugin {
  return {
    name: 'drawings',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        if (this.environment.config.build.ssr) return;
        gatherDrawings(SITE_DIR, { address: DRAWINGS, folders: DRAWING_FOLDERS, ending: DRAWING_ENDING });
      },
    },
  };
}

/** While working the sheet of icons stands in the page as it does in a ready one (`scripts/icon-sheets.mjs`). */
function iconSheet(): Plugin {
  return {
    name: 'icon-sheet',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('<!--icons-->', () => readFileSync('src/ui/icon-sheet.svg', 'utf8').replaceAll('\n', '')),
  };
}

/** Letters of the page `/reset`, under names that no build changes: it stands when nothing else does. */
function lettersOfReset(): Plugin {
  return {
    name: 'letters-of-reset',
    apply: 'build',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const file of ['display-latin.woff2', 'display-greek.woff2']) {
        const source = readFileSync(`src/styles/fonts/${file}`);
        this.emitFile({ type: 'asset', fileName: `reset/${file}`, source });
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'spa',
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    outDir: isSsrBuild ? SERVER_DIR : SITE_DIR,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    ...(isSsrBuild
      ? {
          rolldownOptions: {
            input: { prerender: 'src/prerender.tsx', app: 'server/app.ts', main: 'server/main.ts' },
          },
        }
      : {
          rolldownOptions: {
            output: {
              // Every start names over a hundred files, and 42 bits tell two builds of one apart.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: ({ facadeModuleId }) => {
                const [, language] = LANGUAGE_FILE.exec(facadeModuleId ?? '') ?? [];
                return language ? `assets/languages/${language}-[hash:7].js` : 'assets/[name]-[hash:7].js';
              },
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
            },
          },
        }),
  },
  plugins: [
    react(),
    iconSheet(),
    lettersOfReset(),
    embeddedApi(),
    productNames(),
    ...(isSsrBuild
      ? []
      : [
          prerender(),
          drawings(),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'service-worker.ts',
            manifest: false,
            injectRegister: false,
            integration: { closeBundleOrder: 'post' },
            injectManifest: {
              buildPlugins: { vite: [firstScriptModule()] },
              globPatterns: [
                'assets/**/*.{js,css,svg,avif,webp}',
                'assets/*-latin-*.woff2',
                // Ready pages of fixed addresses, most of them as what they add to the shell; pages the API names
                // are drawn into the shell.
                '{index,app-shell,event/index}.html',
                'ready-pages.json',
                'seo.json',
                // Behind the first screen of a page from the device (sw/in-two-parts.ts).
                'first-frame.js',
                // Opened in a hidden frame when an accepted build is held up (src/data/swap-reminder.ts).
                'robots.txt',
                'manifest.webmanifest',
                'default-thumbnail.jpg',
                'icons/favicon.svg',
                DRAWINGS.slice(1),
                'pictures/{medal-*,marker,portrait-default,founder,donation-notice-qr}.svg',
                'documents/*.pdf',
              ],
              dontCacheBustURLsMatching: /^assets\//,
              manifestTransforms: [(manifest) => withoutLargePages(manifest)],
            },
          }),
        ]),
  ],
}));
