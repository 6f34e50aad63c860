import '../tools/node-version.mjs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../tools/installed.mjs';
import { asScript } from '../tools/run-child.mjs';
import { buildStamp, writeStamp } from './build-stamp.mjs';
import { publishedRevision } from './published-revision.mjs';

/*
 * `npm run build`. This file and the `.mjs` files beside it are JavaScript for two reasons: Node 20 cannot
 * run TypeScript, and plain scripts import them before the packages are installed. Vite loads the rest of the build.
 */
await asScript(async () => {
  const root = process.cwd();
  await ensureInstalled(root);
  const stamp = buildStamp(root, { published: await publishedRevision(root, process.env) });
  const { runnerImport } = await import('vite');
  const site = fileURLToPath(new URL('./build-site.ts', import.meta.url));
  const { module } = await runnerImport(site, { configFile: false, logLevel: 'warn' });
  await module.buildSite();
  writeStamp(root, stamp);
});
