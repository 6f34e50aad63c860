import type { CDPSession, Page, Request } from '@playwright/test';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';

test.use({ ...withoutWorker, hasAgreed: true });

const MINUTE_MS = 60_000;
/** By then each block has been in view, and has loaded its lazy code. */
const ROUND_MINUTES = 4;
const MOST_GROWTH_BYTES = 2_000_000;

async function measure(page: Page, client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { usedSize, nodes, elements };
}

/** Blocks out of view pause, so each row gets its share of the hour in view. */
async function spend(page: Page, minutes: number) {
  const places = ['Highlights', 'Upcoming games', 'Upcoming events', 'Previous events'];
  for (let minute = 0; minute < minutes; minute++) {
    const block = page.getByRole('region', { name: places[minute % places.length] ?? '', exact: true });
    await block.scrollIntoViewIfNeeded();
    await page.clock.runFor(MINUTE_MS);
  }
}

/** The pending requests: the page's clock runs far ahead of the network. The stream of changes never ends. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== CHANGES_PATH) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

test('KIOSK-02 an hour of home leaves it as large as it was', fullRun, async ({ page }) => {
  test.setTimeout(600_000);
  await page.route('**/*', (route) =>
    new URL(route.request().url()).hostname === '127.0.0.1' ? route.continue() : route.abort(),
  );
  const underWay = requestsUnderWay(page);
  await page.clock.install();
  await page.goto('/');
  await untilSettled(page);
  const client = await page.context().newCDPSession(page);
  await spend(page, ROUND_MINUTES);
  await expect.poll(() => underWay.size).toBe(0);
  await spend(page, ROUND_MINUTES);
  const before = await measure(page, client);
  await spend(page, 60);
  const after = await measure(page, client);
  console.log('an hour of home:', JSON.stringify({ before, after }));
  expect(after.elements).toBeLessThanOrEqual(before.elements * 1.02);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  expect(after.usedSize).toBeLessThan(before.usedSize + MOST_GROWTH_BYTES);
});
