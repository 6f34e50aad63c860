import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const generated = ['**/node_modules/**', '**/dist/**', '**/dist-server/**', '**/dist-desk/**', '**/.*/**'];

/** Otherwise Node takes the router's CommonJS half, which asks for its ESM half, and a `vm` context cannot load that. */
const asModules = [
  { find: /^react-router-dom$/, file: 'react-router-dom/dist/index.mjs' },
  { find: /^react-router$/, file: 'react-router/dist/development/index.mjs' },
  { find: /^react-router\/dom$/, file: 'react-router/dist/development/dom-export.mjs' },
].map(({ find, file }) => ({ find, replacement: join(import.meta.dirname, 'node_modules', file) }));

/** Whatever opens the server's database gets a PostgreSQL one. */
const onPostgres = {
  find: /^.*\/open-database\.ts$/,
  replacement: join(import.meta.dirname, 'tests/support/postgres/open-database.ts'),
};

/** Tests of what is stored run on both engines; whatever else they prove is proved by the first run. */
const ofTheServer = [
  ...['calendars', 'change-feeds', 'changes-stream', 'contact', 'content', 'desk-guessing', 'desk-joining'],
  ...['desk-secrets', 'desk-sessions', 'desk-start', 'inbox', 'killed-publish', 'message-and-job'],
  ...['metrics', 'notices'],
].map((name) => `tests/contract/${name}.test.ts`);
const ofStores = [
  ...['calendars/*-memory', 'content/command-line/run-command', 'content/revisions/*', 'content/transfer/*'],
  ...['content/working-copy/working-copy', 'desk/content/item-routes', 'desk/content/revision-routes'],
  ...['inbox/**/*', 'media/picture-routes', 'notices/*', 'people/command-line', 'routes/health'],
].map((name) => `server/${name}.test.ts`);

// The visitor of these tests is not where the event is, wherever they run.
process.env.TZ = 'UTC';

const aDocument = {
  environment: 'happy-dom' as const,
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
  setupFiles: ['tests/support/unit/unit-setup.ts', 'tests/support/unit/page-setup.ts'],
};

/** Tests that need a document. */
const inDocument = (name: string, include: string[], exclude: string[]) => ({
  extends: true as const,
  resolve: { alias: asModules },
  test: {
    name,
    // A new context for each file, in a thread that stays: a document costs a fraction of what a new thread does.
    pool: 'vmThreads' as const,
    server: { deps: { inline: [/react-router/] } },
    include,
    exclude: [...generated, ...exclude],
    ...aDocument,
  },
});

/**
 * `unit` and `unit-server` run in Node, `unit-page` and `unit-desk` with a document, `contract` against the built server,
 * `postgres` the tests of what is stored once more on the other database, `hosts` against Caddy and nginx.
 * `whole-pages`, `unit-faults`, `unit-server` and `unit-desk` take longest, so they run with the browser tests.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Threads start faster than processes, and by default one processor would stay idle.
    pool: 'threads',
    maxWorkers: '100%',
    // Only what hangs is ended: the same machine is four times slower at one hour than at another.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files without a document share only loaded modules, so isolation is unnecessary.
          isolate: false,
          include: ['**/*.test.{ts,mjs}'],
          exclude: [
            ...generated,
            'src/**',
            'desk/**',
            'server/**',
            'tests/contract/**',
            'tests/hosts/**',
            'tests/faults/outbox.test.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/support/unit/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-server',
          isolate: false,
          include: ['server/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unit/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-faults',
          // What it leaves under way would write into the database of the file that follows.
          include: ['tests/faults/outbox.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unit/unit-setup.ts'],
        },
      },
      inDocument('unit-page', ['src/**/*.test.{ts,tsx}'], ['src/pages/**']),
      {
        extends: true,
        // Packages of react-admin's are CommonJS in ways that the contexts of the projects above cannot load.
        test: { name: 'unit-desk', include: ['desk/**/*.test.{ts,tsx}'], exclude: generated, ...aDocument },
      },
      inDocument('whole-pages', ['src/pages/**/*.test.{ts,tsx}'], []),
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: [...generated, 'tests/contract/postgres/**'],
          environment: 'node',
          setupFiles: ['tests/support/unit/unit-setup.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: [onPostgres] },
        test: {
          name: 'postgres',
          include: [...ofTheServer, ...ofStores, 'tests/contract/postgres/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unit/unit-setup.ts'],
          globalSetup: ['tests/support/postgres/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unit/unit-setup.ts'],
        },
      },
    ],
  },
});
