import { defineConfig } from '@playwright/test';

/** `npm run faults`: the long form of what `tests/e2e/writes/faults.spec.ts` runs for a minute. */
export default defineConfig({
  testDir: '.',
  testMatch: 'soak.ts',
  timeout: 20 * 60_000,
  outputDir: '../../test-results/faults',
});
