import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { expect } from 'vitest';

/** A program of this folder that runs for ever, to be killed in the middle of what it does. */
export interface KilledProgram {
  /** Starts it, and kills it some time after it has announced a step. */
  killDuring(what: string, ms: number, words: readonly string[], settings?: object): Promise<void>;
  remove(): void;
}

/** Makes such a program ready. */
export async function programToKill(name: string): Promise<KilledProgram> {
  // Where the packages are found that the program needs.
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, `${name}-`));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: `tests/support/trouble/${name}.ts`, outDir: folder, target: 'es2023' },
  });
  return {
    async killDuring(what, ms, words, settings) {
      const started = [join(folder, `${name}.js`), ...words];
      const env = { ...process.env, ...settings };
      const child = spawn(process.execPath, started, { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(child, 'exit');
      await Promise.race([saying(child, what), ended]);
      await wait(ms);
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const saying = (child: ChildProcess, what: string) =>
  new Promise<void>((resolve) => {
    child.stdout?.on('data', (said) => String(said).includes(what) && resolve());
  });
