import '../tools/node-version.mjs';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../tools/installed.mjs';
import { asScript } from '../tools/run-child.mjs';
import { buildStamp, writeStamp } from './build-stamp.mjs';
import { compressFolder } from './compress.mjs';
import { keepPreviousAssets } from './previous-assets.mjs';

/*
 * `npm run build`: server and prerender bundle first, then the site (which prerenders with it), both
 * beside the old build and swapped in at the end, so that a running server never sees half a build.
 */
const ROOT = process.cwd();
const NEW_SITE = '.build/site';
const NEW_SERVER = '.build/server';
const logLevel = process.env.BUILD_LOG ?? 'warn';

await asScript(async () => {
  await ensureInstalled(ROOT);
  const stamp = buildStamp(ROOT);
  process.env.BUILD_SITE_DIR = NEW_SITE;
  process.env.BUILD_SERVER_DIR = NEW_SERVER;
  // One left over from somewhere else would put React's development code into the site.
  process.env.NODE_ENV = 'production';
  rmSync(NEW_SITE, { recursive: true, force: true });
  rmSync(NEW_SERVER, { recursive: true, force: true });
  mkdirSync('.build', { recursive: true });

  const { build } = await import('vite');
  await build({ build: { ssr: true }, logLevel });
  await build({ logLevel });
  await buildRescueWorker(build);
  await compressFolder(NEW_SITE);
  keepPreviousAssets('dist', NEW_SITE);
  swapIn(NEW_SERVER, 'dist-server');
  swapIn(NEW_SITE, 'dist');
  writeStamp(ROOT, stamp);
});

/** Lies beside the site until an operator needs it (docs/operations.md). */
function buildRescueWorker(build) {
  return build({
    configFile: false,
    publicDir: false,
    logLevel,
    build: {
      outDir: `${NEW_SITE}/rescue`,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry: 'sw/rescue-worker.ts', formats: ['es'], fileName: () => 'service-worker.js' },
    },
  });
}

function swapIn(fresh, place) {
  const old = `.build/old-${place}`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}
