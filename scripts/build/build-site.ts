import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { build, type LogLevel } from 'vite';
import { compressFolder } from './compress.ts';
import { keepPreviousAssets } from './previous-assets.mjs';

const NEW_SITE = '.build/site';
const NEW_SERVER = '.build/server';
const NEW_DESK = '.build/desk';

/**
 * Builds the server, the site and the organisers' desk in the current folder. The server comes first, together with the
 * code that prerenders, because the site's own build runs that code. All are built beside the old build and replace it
 * at the end, so that a running server never sees half a build.
 */
export async function buildSite(): Promise<void> {
  const logLevel = (process.env.BUILD_LOG ?? 'warn') as LogLevel;
  process.env.BUILD_SITE_DIR = NEW_SITE;
  process.env.BUILD_SERVER_DIR = NEW_SERVER;
  process.env.BUILD_DESK_DIR = NEW_DESK;
  // Any other value, set by the shell or by Vite, would put React's development code into the site.
  process.env.NODE_ENV = 'production';
  rmSync(NEW_SITE, { recursive: true, force: true });
  rmSync(NEW_SERVER, { recursive: true, force: true });
  rmSync(NEW_DESK, { recursive: true, force: true });
  mkdirSync('.build', { recursive: true });

  await build({ build: { ssr: true }, logLevel });
  await build({ logLevel });
  await buildRescueWorker(logLevel);
  await build({ configFile: 'desk/vite.config.ts', logLevel });
  await compressFolder(NEW_SITE);
  await compressFolder(NEW_DESK);
  keepPreviousAssets('dist', NEW_SITE);
  replaceFolder('dist-desk', NEW_DESK);
  replaceFolder('dist-server', NEW_SERVER);
  replaceFolder('dist', NEW_SITE);
}

/** An operator puts it in place when it is needed (docs/operations.md). Until then nothing on the site refers to it. */
function buildRescueWorker(logLevel: LogLevel) {
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

function replaceFolder(folder: string, replacement: string): void {
  const old = `.build/old-${folder}`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(replacement, folder);
  rmSync(old, { recursive: true, force: true });
}
