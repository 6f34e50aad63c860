import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../scripts/tools/browser.mjs';
import { TRUSTING } from './certificate.mjs';

/** The page's performance mark for the end of hydration (`src/app/after-hydration.tsx`). */
const HYDRATED = 'hydrated';
/** A page is watched until it has requested nothing and computed nothing for this long. */
const QUIET_MS = 5_000;
const LONGEST_WATCH_MS = 90_000;
/** Lighthouse now and then misses the start of a page's trace and says so itself. */
const MOST_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse once on a page that was never visited: a phone, Lighthouse's own slow 4G and processor.
 *
 * @param {string} url
 * @param {{ method: 'simulate' | 'devtools', hydrates: boolean, isHidden: boolean }} how throttling is simulated from an
 *   unthrottled load, or applied; whether the page has code that hydrates it, and asks not to be indexed
 * @returns {Promise<Record<string, number>>} scores of 100, milliseconds, bytes as transferred
 * @throws if Lighthouse warns about the run, or the page was not hydrated while it was watched
 */
export async function auditPage(url, { method, hydrates, isHidden }) {
  for (let tries = 1; ; tries++) {
    const lhr = await runLighthouse(url, method, isHidden);
    if (!lhr.runtimeError) return figuresOf(lhr, hydrates);
    const { message } = lhr.runtimeError;
    if (tries === MOST_TRIES) throw new Error(`${url}: ${message}`);
    console.warn(`${url} is measured again: ${message}`);
  }
}

async function runLighthouse(url, method, isHidden) {
  const { executablePath = chromium.executablePath(), chromiumSandbox, args } = launchOptions();
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', TRUSTING, ...(chromiumSandbox ? [] : ['--no-sandbox']), ...args],
  });
  try {
    const config = configFor(method, isHidden ? ['is-crawlable'] : []);
    const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'error' }, config);
    return lhr;
  } finally {
    browser.kill();
  }
}

const configFor = (throttlingMethod, skipAudits) => ({
  extends: 'lighthouse:default',
  settings: {
    throttlingMethod,
    onlyCategories: CATEGORIES,
    skipAudits,
    disableFullPageScreenshot: true,
    maxWaitForLoad: LONGEST_WATCH_MS,
    pauseAfterFcpMs: QUIET_MS,
    pauseAfterLoadMs: QUIET_MS,
    networkQuietThresholdMs: QUIET_MS,
    cpuQuietThresholdMs: QUIET_MS,
  },
});

function figuresOf({ audits, categories, finalDisplayedUrl }, hydrates) {
  const marks = audits['user-timings'].details?.items ?? [];
  const hydrated = marks.find(({ name }) => name === HYDRATED)?.startTime;
  if (hydrates && hydrated === undefined)
    throw new Error(`${finalDisplayedUrl} was not taken over by its code while it was watched`);
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const ms = (audit) => audits[audit].numericValue;
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name].score ?? 0)])),
    lcp: ms('largest-contentful-paint'),
    speedIndex: ms('speed-index'),
    blocking: ms('total-blocking-time'),
    shift: ms('cumulative-layout-shift'),
    hydrated: hydrated ?? 0,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    faults: failedAudits(audits, categories),
  };
}

/** What keeps accessibility, best practices and SEO below 100, by Lighthouse's own ids. */
const failedAudits = (audits, categories) =>
  CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
