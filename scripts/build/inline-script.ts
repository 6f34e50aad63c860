import { build, type Rolldown } from 'vite';
import { hashSource } from './hash-source.ts';

/** A script inside a page. */
export interface InlineScript {
  readonly tag: string;
  /** Its source for `script-src`. */
  readonly hash: string;
}

/** The script inside every page (`src/startup/1-document/inline-script.ts`); the content policy allows it by its hash. */
export async function inlineScript(): Promise<InlineScript> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/startup/1-document/inline-script.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return inPage(output[0].code.trim());
}

/** @param code a script without imports */
export function inPage(code: string): InlineScript {
  if (/<\/script|<!--/i.test(code)) throw new Error('this script cannot stand inside a page');
  return { tag: `<script>${code}</script>`, hash: hashSource(code) };
}
