import { build } from 'vite';
import { hashSource } from './hash-source.mjs';

/**
 * The script inside every page (`src/startup/inline-script.ts`). The policy of pages knows it by its hash.
 *
 * @returns {Promise<{ tag: string, hash: string }>} its tag, and its source for `script-src`
 */
export async function inlineScript() {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/startup/inline-script.ts', output: { format: 'iife' } },
    },
  });
  return inPage(output[0].code.trim());
}

/** @param {string} code of a script without imports */
export function inPage(code) {
  if (/<\/script|<!--/i.test(code)) throw new Error('this script cannot stand inside a page');
  return { tag: `<script>${code}</script>`, hash: hashSource(code) };
}
