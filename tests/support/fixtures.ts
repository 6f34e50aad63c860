import { type BrowserContext, test as base, chromium, expect } from '@playwright/test';
import { launchOptions } from '../../scripts/tools/browser.mjs';
import type { ScenarioName } from '../../server/api/scenario.ts';
import { serveForeignPage } from './looking/foreign-page.ts';
import { type PageProblems, watchPageProblems } from './looking/page-problems.ts';
import { watchRequests } from './requests-under-way.ts';
import { everything } from './scope.ts';
import { type Site, startSite } from './site.ts';
import { slowProcessor } from './trouble/slow-processor.ts';

export interface SiteOptions {
  /** Whether the test gets its own server. Set it for tests that write to it, stop it or change its scenario. */
  ownSite: boolean;
  /** What the sample API answers from the start; anything but `default` needs `ownSite`. */
  scenario: ScenarioName;
  /**
   * Whether popups cover the page after two seconds. By default the visitor has closed one permanently in this session.
   * The cookie bar still appears: it covers nothing, and consent would start films of other sites.
   */
  showsPopups: boolean;
  /** Whether the visitor has pressed 'Got it!' on an earlier day, for tests of what comes after the cookie bar. */
  hasAgreed: boolean;
  /**
   * Whether the device may fetch packs automatically once a page has settled. By default the visitor has declined on
   * the page of stored data, so that no test meets requests it has not caused.
   */
  fetchesAhead: boolean;
}

interface TestFixtures {
  site: Site;
  /** Allows console errors that match; everything else in the console fails the test. */
  allowConsole: (pattern: RegExp) => void;
  allowedInConsole: RegExp[];
  /** Opens a third-party page, on another host and port. */
  openForeign: (html: string) => Promise<void>;
  /**
   * Opens a browser with a profile on disk. Close its context and launch again: that is a restarted browser, which
   * remembers the worker, the database and pending syncs.
   */
  launchProfile: (folder?: string) => Promise<BrowserContext>;
}

/** For `test.use`: no service worker, so that `page.route` sees every request. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

/**
 * For `test.use` if the worker does not affect what is tested: its installation costs more than most tests, so only
 * `npm run test:all` has it.
 */
export const workerInFullRuns = everything ? {} : withoutWorker;

/**
 * Runs in every frame of a context: the visitor has closed a popup permanently. Some frames have no storage; some tests
 * block it.
 */
export function endPopups(): void {
  try {
    sessionStorage.setItem('popupClose', '1');
  } catch {
    // Nothing can be stored here.
  }
}

/** Runs in every frame like `endPopups`: the visitor has agreed to the cookie bar. */
function agree(): void {
  try {
    localStorage.setItem('cookieConsent', 'given');
  } catch {
    // Nothing can be stored here.
  }
}

/** Runs in every frame like `endPopups`: the visitor has declined automatic packs. */
function fetchNothingAhead(): void {
  try {
    localStorage.setItem('fetchAhead', 'off');
  } catch {
    // Nothing can be stored here.
  }
}

export const test = base.extend<TestFixtures & SiteOptions, { sharedSite: Site }>({
  ownSite: [false, { option: true }],
  scenario: ['default', { option: true }],
  showsPopups: [false, { option: true }],
  hasAgreed: [false, { option: true }],
  fetchesAhead: [false, { option: true }],

  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the names of the fixtures it needs are read from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  site: async ({ ownSite, scenario, sharedSite }, use) => {
    if (!ownSite && scenario !== 'default')
      throw new Error(`The scenario "${scenario}" needs ownSite: true.`);
    if (!ownSite) {
      await use(sharedSite);
      // The next test must find the server as it was; this fails for a test that stopped a shared one.
      await sharedSite.scenario('default');
      return sharedSite.contact('ok');
    }
    const site = await startSite(scenario);
    await use(site);
    await site.close();
  },

  baseURL: ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: see above
  allowedInConsole: ({}, use) => use([]),
  allowConsole: ({ allowedInConsole }, use) => use((pattern) => void allowedInConsole.push(pattern)),

  context: async ({ context, allowedInConsole, showsPopups, hasAgreed, fetchesAhead }, use) => {
    const problems = watchPageProblems(context);
    watchRequests(context);
    await slowProcessor(context);
    if (!showsPopups) await context.addInitScript(endPopups);
    if (hasAgreed) await context.addInitScript(agree);
    if (!fetchesAhead) await context.addInitScript(fetchNothingAhead);
    await use(context);
    // Requests still pending at the end of the test say nothing about it.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems.unexpected(allowedInConsole), 'problems in the pages').toEqual([]);
  },

  openForeign: async ({ page }, use) => {
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (html) => {
      const foreign = await serveForeignPage(html);
      opened.push(foreign);
      await page.goto(foreign.url);
    });
    await page.close();
    for (const { close } of opened) await close();
  },

  launchProfile: async ({ baseURL, viewport, allowedInConsole, fetchesAhead }, use, testInfo) => {
    const opened: { context: BrowserContext; problems: PageProblems }[] = [];
    await use(async (folder = testInfo.outputPath('profile')) => {
      const place = baseURL === undefined ? {} : { baseURL };
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions(),
        ...place,
        viewport,
      });
      await slowProcessor(context);
      if (!fetchesAhead) await context.addInitScript(fetchNothingAhead);
      watchRequests(context);
      opened.push({ context, problems: watchPageProblems(context) });
      return context;
    });
    for (const { context } of opened) await context.close();
    const unexpected = opened.flatMap(({ problems }) => problems.unexpected(allowedInConsole));
    expect(unexpected, 'problems in the pages').toEqual([]);
  },
});

export { expect };
