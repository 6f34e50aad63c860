import './node-version.mjs';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensure-build.mjs';
import { ensureInstalled } from './installed.mjs';
import { asScript, runNode } from './run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * `npm run content`, `data`, `backup` and `restore`: runs a program that is built with the server. Its name comes
 * first, then the words after `--`. It builds only what is not there yet: the program has to be of the same build as
 * the server that runs, and nobody waits for a build in the middle of an event.
 */
await asScript(async () => {
  const [name, ...words] = process.argv.slice(2);
  const program = `dist-server/${name}.js`;
  if (!existsSync(join(root, program))) {
    await ensureInstalled(root);
    await ensureBuilt(root);
  }
  return runNode([program, ...words], { cwd: root });
});
