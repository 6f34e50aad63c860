import { readFileSync, rmSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawingsIn, gatherFiles, smallCodeIn } from './gather-files.ts';
import { type BuiltFolders, prerenderInto } from './prerender/prerender.ts';

/* Plugins for what the build does besides bundling. */

/** Which files the worker keeps as one. */
interface GatheredFiles {
  readonly drawings: {
    readonly address: string;
    readonly folders: readonly string[];
    readonly ending: string;
  };
  readonly smallCode: { readonly address: string; readonly is: (path: string) => boolean };
}

/** Prerenders every known route. That needs the finished bundles, and must be done before the worker lists its files. */
export function prerender({ siteDir, serverDir }: BuiltFolders): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (this.environment.config.build.ssr) return;
        await prerenderInto({ siteDir, serverDir });
        rmSync(`${siteDir}/.vite`, { recursive: true, force: true });
      },
    },
  };
}

/** Writes the files that the worker keeps as one, before the worker lists its files. */
export function gather(siteDir: string, { drawings, smallCode }: GatheredFiles): Plugin {
  return {
    name: 'gather',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        if (this.environment.config.build.ssr) return;
        gatherFiles(siteDir, drawings.address, drawingsIn(siteDir, drawings.folders, drawings.ending));
        gatherFiles(siteDir, smallCode.address, smallCodeIn(siteDir, smallCode.is));
      },
    },
  };
}

/** Addresses of the organisers' desk that are no files of its. */
const DESK_PAGE = /^\/desk(?:\/(?!api\/)[^.?]*)?(?:\?|$)/;

/** Development only: answers every address of the organisers' desk with its one page. */
export function developmentDesk(): Plugin {
  return {
    name: 'development-desk',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, _response, next) => {
        if (DESK_PAGE.test(request.url ?? '')) request.url = '/desk/index.html';
        next();
      });
    },
    transformIndexHtml: (html) => html.replace('"./main.tsx', '"/desk/main.tsx'),
  };
}

/** Development only: puts into the page what the build would put into it (`scripts/build/prerender/compose-document.ts`). */
export function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace(
          '<!--head-->',
          '<script type="module" src="/src/startup/1-document/inline-script.ts"></script>',
        )
        .replace('<!--icons-->', () =>
          readFileSync('src/ui/pictures/icon-sheet.svg', 'utf8').replaceAll('\n', ''),
        ),
  };
}

/**
 * The fonts of the page `/reset`. Their names never change, because that page must work when no other part of the site
 * does.
 */
export function resetFonts(): Plugin {
  return {
    name: 'reset-fonts',
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
