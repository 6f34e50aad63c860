import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../../support/fixtures.ts';
import { BUILT_SITE, type Site, startSite } from '../../support/site.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BUILD_TAKES_MS = 300_000;
const KEY = 'a-key-of-the-other-provider';
/** Neither is part of a build, and both are large. */
const NOT_COPIED = /^(?:node_modules|\.git|dist|dist-server|\.build|\.cache|\.data|test-results)$/;

interface Provider {
  /** Which headers the provider's CORS allows: `section7` is a strict one (API-05). */
  readonly cors: 'all' | 'section7';
  /** Whether the site lets pages be translated, by the stand-in on the provider's address. */
  readonly hasTranslator?: boolean;
  /** Settings of the build besides the addresses. */
  readonly build: Readonly<Record<string, string>>;
}

export interface OtherOrigin {
  /** The API, on an origin of its own. */
  readonly api: Site;
  /** The site built for it. Its server has an API, too, which must get no calls. */
  readonly site: Site;
  close(): Promise<void>;
}

/** Builds the project in a folder of its own, as a deployment would; returns the folder of the site. */
async function buildSite(folder: string, settings: Readonly<Record<string, string>>): Promise<string> {
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(path.slice(ROOT.length + 1)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const build = spawn(process.execPath, ['scripts/build/build.mjs'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  build.stdout.on('data', (text) => said.push(String(text)));
  build.stderr.on('data', (text) => said.push(String(text)));
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The build for another origin failed.\n${said.join('')}`);
  return join(folder, 'dist');
}

/** The API starts first, since its address goes into the build, then the build and its server. */
async function startOtherOrigin({ cors, hasTranslator = false, build }: Provider): Promise<OtherOrigin> {
  const folder = mkdtempSync(join(tmpdir(), 'other-origin-'));
  const api = await startSite('default', BUILT_SITE, { API_ONLY: '1', CORS_ALLOW: cors, ...build });
  const settings = {
    VITE_API_BASE: api.url,
    VITE_MEDIA_BASE: api.url,
    VITE_API_KEY: KEY,
    ...(hasTranslator && { VITE_TRANSLATE_SCRIPT: `${api.url}/widget-sample/translator.js` }),
    ...build,
  };
  const site = await startSite('default', await buildSite(folder, settings));
  return {
    api,
    site,
    async close() {
      await site.close();
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One provider for all tests of a worker; nothing is built for one that no test uses. */
const forAll = (provider: Provider) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: the names of the fixtures it needs are read from the pattern
    async ({}, use: (other: OtherOrigin) => Promise<void>) => {
      const other = await startOtherOrigin(provider);
      await use(other);
      await other.close();
    },
    { scope: 'worker', timeout: BUILD_TAKES_MS },
  ] as const;

/** Tests against a build for an API of another origin: of a friendly provider, unless `other` says otherwise. */
export const test = base.extend<{ other: OtherOrigin }, { open: OtherOrigin; strict: OtherOrigin }>({
  open: [...forAll({ cors: 'all', build: {} })],
  strict: [
    ...forAll({
      cors: 'section7',
      hasTranslator: true,
      build: {
        VITE_IDEMPOTENCY_HEADER: 'off',
        VITE_PRODUCT_NAME: 'Other Games',
        VITE_PRODUCT_SLUG: 'other-games',
      },
    }),
  ],
  other: ({ open }, use) => use(open),
  baseURL: ({ other }, use) => use(other.site.url),
});
