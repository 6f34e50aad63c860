import type { APIRequestContext } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { ROUTES } from '../../support/routes.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';

test.use({ ...withoutWorker, contextOptions: { reducedMotion: 'reduce' } });

const LINK = /<a\b[^>]*\shref="(\/[^"]*)"/g;
/** Another site as far as the application is concerned (reading Q-04). */
const OUTSIDE = /^\/enrolment-sample\//;
/** Reached without a link: the same page as `/`, and the form behind the choice of a role. */
const UNLINKED = ['/home', '/signup'];

const pathOf = (href: string) => decodeURI(href.replaceAll('&amp;', '&').replace(/[?#].*$/, ''));

/** Every page that can be reached by links from home, with its answer; links are read from the served markup. */
async function crawl(request: APIRequestContext): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path);
    answers.set(path, answer.status());
    if (!answer.headers()['content-type']?.includes('html')) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(LINK)) {
      const next = pathOf(href);
      if (OUTSIDE.test(next) || answers.has(next) || queue.includes(next)) continue;
      queue.push(next);
    }
  }
  return answers;
}

test('CAT-03 ROUTE-29 links from home lead to every screen, and none leads nowhere', async ({ request }) => {
  const answers = await crawl(request);
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
  const missing = ROUTES.filter(({ path }) => !answers.has(path) && !UNLINKED.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect([...answers.keys()].filter((path) => path.startsWith('/event-categories/'))).toHaveLength(8 + 56);
});

test(
  'CAT-03 LAYOUT-29 every page reached by links works in a browser',
  fullRun,
  async ({ page, request }) => {
    test.setTimeout(20 * 60_000);
    for (const path of (await crawl(request)).keys()) {
      if (/\.[a-z]+$/.test(path)) continue;
      await openSettled(page, path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await findViolations(page), path).toEqual([]);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);
