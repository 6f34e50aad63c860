import { build } from 'vite';
import { hashSource } from './hash-source.mjs';

const MODULE = 'virtual:first-script';

/**
 * The script that the worker puts into pages (`src/first.ts`, `sw/in-two-parts.ts`): small, and asked of nobody, so that
 * it runs before the first frame. The policy of pages knows it by its hash.
 *
 * @returns {Promise<{ tag: string, hash: string }>} its tag, and its source for `script-src`
 */
export async function firstScript() {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/first.ts', output: { format: 'iife' } },
    },
  });
  return inPage(output[0].code.trim());
}

/** @param {string} code of a script without imports */
export function inPage(code) {
  if (/<\/script|<!--/i.test(code)) throw new Error('this script cannot stand inside a page');
  return { tag: `<script>${code}</script>`, hash: hashSource(code) };
}

/** Gives the worker's bundle the tag, as a module of its own (`sw/first-script.d.ts`). */
export function firstScriptModule() {
  return {
    name: 'first-script',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { tag } = await firstScript();
      return `export const FIRST_SCRIPT = ${JSON.stringify(tag)};`;
    },
  };
}
