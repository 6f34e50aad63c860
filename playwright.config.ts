import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/tools/browser.mjs';
import { browserProjects } from './tests/support/browser-projects.ts';
import type { SiteOptions } from './tests/support/fixtures.ts';

const everything = process.env.TEST_ALL === '1';
/** Only what is timed by the clock alone, one test at a time. */
const timed = process.env.TEST_TIMED === '1';

export default defineConfig<SiteOptions>({
  workers: timed ? 1 : 3,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  // A bound that matters is written where it is tested; this one only has to outlast a busy machine.
  expect: { timeout: 15_000 },
  // Only a run that hangs is ended: the same machine is four times slower at one hour than at another.
  globalTimeout: (everything ? 240 : 45) * 60_000,
  ...(timed ? { grep: /@timed/ } : { grepInvert: everything ? /@timed/ : /@full/ }),
  outputDir: 'test-results',
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
  projects: browserProjects.map(({ name, folders, ownSite }) => ({
    name,
    testDir: 'tests',
    testMatch: folders.map((folder) => `${folder}/**/*.spec.ts`),
    use: { ownSite },
  })),
});
