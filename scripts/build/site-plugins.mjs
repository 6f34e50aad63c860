import { readFileSync, rmSync } from 'node:fs';
import { drawingsIn, gatherFiles, smallCodeIn } from './gather-files.mjs';
import { prerenderInto } from './prerender.mjs';

/* What the build of this site does beside bundling, as plugins. */

/** Writes the ready HTML of every known route after the bundles stand and before the worker lists its files. */
export function prerender({ siteDir, serverDir }) {
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

/** What the worker keeps many to one has to be there when it lists its files. */
export function gather(siteDir, { drawings, smallCode }) {
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

/** While working, the page holds what the build puts into it (`scripts/build/prerender.mjs`). */
export function workingPage() {
  return {
    name: 'working-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('<!--head-->', '<script type="module" src="/src/startup/inline-script.ts"></script>')
        .replace('<!--icons-->', () =>
          readFileSync('src/ui/pictures/icon-sheet.svg', 'utf8').replaceAll('\n', ''),
        ),
  };
}

/** Letters of the page `/reset`, under names that no build changes: it stands when nothing else does. */
export function lettersOfReset() {
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
