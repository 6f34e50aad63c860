import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/tools/browser.mjs';

/** `npm run soak`: a kiosk for two days on a fast clock, and for half an hour on the real one. */
export default defineConfig({
  testDir: '.',
  testMatch: 'kiosk.ts',
  timeout: 90 * 60_000,
  outputDir: '../../test-results/soak',
  use: { launchOptions: launchOptions() },
});
