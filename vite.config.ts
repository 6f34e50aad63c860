import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import {
  DRAWING_ENDING,
  DRAWING_FOLDERS,
  DRAWINGS,
  isCode,
  SMALL_CODE,
} from '#core/contract/gathered-files.ts';
import { LANGUAGES_FOLDER } from '#core/contract/language-files.ts';
import { chunkOf } from './scripts/build/chunk-of.ts';
import { embeddedApi } from './scripts/build/embedded-api.ts';
import { withoutGathered } from './scripts/build/gather-files.ts';
import { withoutLargePages } from './scripts/build/precache-budget.ts';
import { PRECACHED_FILES } from './scripts/build/precached-files.ts';
import { productNames } from './scripts/build/product-names.ts';
import {
  developmentDesk,
  developmentPage,
  gather,
  prerender,
  resetFonts,
} from './scripts/build/site-plugins.ts';

const SITE_DIR = process.env.BUILD_SITE_DIR ?? 'dist';
const SERVER_DIR = process.env.BUILD_SERVER_DIR ?? 'dist-server';

/** Texts of a language but English. The worker keeps those of languages that were chosen (sw/files/cached-languages.ts). */
const LANGUAGE_FILE = /\/i18n\/locales\/(\w+)(?:\.ts|\/on-demand\/\w+\.json)$/;

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'spa',
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
            input: {
              prerender: 'src/prerender.tsx',
              app: 'server/app.ts',
              main: 'server/main.ts',
              content: 'server/content/command-line/main.ts',
              backup: 'server/backup/main.ts',
              data: 'server/data/main.ts',
            },
          },
        }
      : {
          rolldownOptions: {
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: ({ facadeModuleId }) => {
                const [, language] = LANGUAGE_FILE.exec(facadeModuleId ?? '') ?? [];
                return language ? `${LANGUAGES_FOLDER}/${language}-[hash].js` : 'assets/[name]-[hash].js';
              },
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: {
                groups: [{ name: chunkOf, debugName: 'chunk-of' }],
                includeDependenciesRecursively: false,
              },
            },
          },
        }),
  },
  // Node reads its build as CommonJS, which has no named exports; the prerender never runs it.
  ssr: { noExternal: ['workbox-window'] },
  plugins: [
    react(),
    developmentDesk(),
    developmentPage(),
    resetFonts(),
    embeddedApi(),
    productNames(),
    ...(isSsrBuild
      ? []
      : [
          prerender({ siteDir: SITE_DIR, serverDir: SERVER_DIR }),
          gather(SITE_DIR, {
            drawings: { address: DRAWINGS, folders: DRAWING_FOLDERS, ending: DRAWING_ENDING },
            smallCode: { address: SMALL_CODE, is: isCode },
          }),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'service-worker.ts',
            manifest: false,
            injectRegister: false,
            integration: { closeBundleOrder: 'post' },
            injectManifest: {
              globPatterns: [...PRECACHED_FILES, DRAWINGS.slice(1), SMALL_CODE.slice(1)],
              dontCacheBustURLsMatching: /^assets\//,
              manifestTransforms: [
                (manifest) => withoutLargePages(manifest),
                (manifest) => withoutGathered(manifest, SITE_DIR, SMALL_CODE),
              ],
            },
          }),
        ]),
  ],
}));
