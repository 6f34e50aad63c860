import { defineConfig } from 'vitest/config';

const generated = ['**/node_modules/**', '**/dist/**', '**/dist-server/**', '**/.*/**'];

/** `unit` runs in Node, `unit-page` with a document, `contract` against the built server. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,mjs}'],
          exclude: [...generated, 'src/**', 'tests/contract/**'],
          environment: 'node',
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-page',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'http://localhost/',
              // Nothing is ever loaded: scripts and styles by default, frames by the rule below.
              settings: {
                handleDisabledFileLoadingAsSuccess: true,
                enableIframePageLoading: true,
                navigation: { disableChildFrameNavigation: true },
              },
            },
          },
          setupFiles: ['tests/support/unit-setup.ts', 'tests/support/page-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unit-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
