import { defineConfig } from 'vitest/config';

/** `npm run chaos`: the long form of what `tests/contract/postgres/chaos.test.ts` does in some seconds. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/chaos/full-run.ts'],
    setupFiles: ['tests/support/unit/unit-setup.ts'],
    // Threads hear of no signal.
    pool: 'forks',
    testTimeout: 30 * 60_000,
    disableConsoleIntercept: true,
  },
});
