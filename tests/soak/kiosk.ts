import { expect, type Page, test } from '@playwright/test';
import { letTimePass } from '../support/nothing-happens.ts';
import { type Site, startSite } from '../support/site.ts';
import { countTimers, growthPerHour, type Level, levelOf } from './level.ts';

const HOURS = Number(process.env.HOURS ?? 48);
const REAL_MINUTES = Number(process.env.REAL_MINUTES ?? 30);
/** By then everything has been rendered and requested once. */
const WARM_UP = 3;
const HOUR_MS = 3_600_000;
/** The end of each hour, in which the kiosk refetches. */
const SLOWLY_MS = 20_000;
const MOST_HEAP_BYTES_PER_HOUR = 20_000;
const MOST_HEAP_BYTES_PER_REAL_HOUR = 1_000_000;

interface Reading extends Level {
  readonly hour: number;
}

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

async function openAttract(page: Page) {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`${site.url}/kiosk?event=pythian-national-games`);
  await expect(page.getByRole('button', { name: 'Touch to begin' })).toBeVisible();
  await letTimePass(page, 10_000, 'the first screen has been drawn whole');
  return page.context().newCDPSession(page);
}

function report(name: string, readings: readonly Reading[]): number {
  const [first, last] = [readings[0], readings.at(-1)];
  const perHour = growthPerHour(readings.map(({ hour, heapBytes }) => ({ hour, value: heapBytes })));
  console.log(`${name}: first ${JSON.stringify(first)}, last ${JSON.stringify(last)}`);
  console.log(`${name}: heap grows by ${(perHour / 1e6).toFixed(3)} MB/h over ${readings.length} readings`);
  return perHour;
}

function expectLevel(readings: readonly Reading[]): void {
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  for (const name of ['nodes', 'listeners', 'timers'] as const)
    expect(last[name], name).toBeLessThanOrEqual(first[name] * 1.1 + 5);
}

test(`the attract screen for ${HOURS} hours on a fast clock, with an hourly refetch`, async ({ page }) => {
  let crashes = 0;
  page.on('crash', () => crashes++);
  await page.clock.install();
  await page.addInitScript(countTimers);
  const client = await openAttract(page);
  await page.clock.runFor(10_000);
  const readings: Reading[] = [];
  for (let hour = 1; hour <= HOURS; hour++) {
    const before = (await site.requests()).length;
    await page.clock.runFor(HOUR_MS - SLOWLY_MS);
    // During the refetch the clock runs as fast as the network, because calls have their own time limits.
    for (let passed = 0; passed < SLOWLY_MS; passed += 1_000) {
      await page.clock.runFor(1_000);
      await letTimePass(page, 100, 'the network has as long as the clock');
    }
    const calls = async () => (await site.requests()).length - before;
    // The network of a busy machine may be even slower than the clock.
    if (hour > 1) await expect.poll(calls, `calls in hour ${hour}`).toBeGreaterThan(0);
    const asked = await calls();
    await site.forgetRequests();
    expect(asked, `calls in hour ${hour}`).toBeLessThan(200);
    if (hour < WARM_UP) continue;
    readings.push({ hour, ...(await levelOf(page, client)) });
    console.log(`hour ${hour}: ${asked} calls, ${JSON.stringify(readings.at(-1))}`);
  }
  const perHour = report(`${HOURS} h on a fast clock`, readings);
  expect(crashes).toBe(0);
  expectLevel(readings);
  expect(perHour, 'heap bytes per hour').toBeLessThan(MOST_HEAP_BYTES_PER_HOUR);
  await page.mouse.click(500, 500);
  await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible();
});

test(`the attract screen for ${REAL_MINUTES} real minutes`, async ({ page }) => {
  await page.addInitScript(countTimers);
  const client = await openAttract(page);
  const readings: Reading[] = [];
  for (let minute = 1; minute <= REAL_MINUTES; minute++) {
    await letTimePass(page, 60_000, 'a minute of rest');
    if (minute < WARM_UP) continue;
    readings.push({ hour: minute / 60, ...(await levelOf(page, client)) });
  }
  const perHour = report(`${REAL_MINUTES} real minutes`, readings);
  expectLevel(readings);
  expect(perHour, 'heap bytes per hour').toBeLessThan(MOST_HEAP_BYTES_PER_REAL_HOUR);
});
