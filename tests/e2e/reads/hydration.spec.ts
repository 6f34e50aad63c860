import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';
import { goInside } from './go-inside.ts';

test.use(withoutWorker);

test('a press before hydration takes effect afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 3_000));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible({
    timeout: 15_000,
  });
});

test('a press before hydration does not override what happened during hydration', async ({ page }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue();
  });
  await page.goto('/history');
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL('/history');
  // The first arrow that responds: the parts of the page hydrate one after another.
  await page.evaluate(() => {
    const press = () => {
      const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
      if (document.activeElement?.dispatchEvent(arrow)) setTimeout(press);
    };
    press();
  });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Early History of Delphi');
  await untilSettled(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Early History of Delphi');
  await expect(page).toHaveURL('/history#early-history');
});

/** Holds back the script that hydrates the next page. */
async function keepAsleep(page: Page): Promise<{ readonly wake: () => Promise<void> }> {
  let release: () => void = () => {};
  const asleep = new Promise<void>((told) => {
    release = told;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  return {
    wake: async () => {
      release();
      await untilSettled(page);
    },
  };
}

const readOnTo = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a choice made before hydration counts afterwards: a game and a place', fullRun, async ({ page }) => {
  const { wake } = await keepAsleep(page);
  await page.goto('/event/pythian-national-games');
  const schedule = page.getByRole('region', { name: 'Games schedule' });
  await schedule.getByLabel('Game').selectOption('Drum Circle');
  const place = schedule.getByLabel('Venue');
  await place.selectOption({ index: 1 });
  const chosen = await place.inputValue();
  await wake();
  await expect(schedule.getByLabel('Game')).toHaveValue('Drum Circle');
  await expect(place).toHaveValue(chosen);
  await expect.poll(() => new URL(page.url()).searchParams.get('game')).toBe('Drum Circle');
  expect(new URL(page.url()).searchParams.get('place')).toBe(chosen);
});

test.describe('a star of a running event’s schedule, whose order only the clock decides', () => {
  const schedule = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
  /** Presses the last star of the day as it was prerendered: what is over is collapsed once the time is known. */
  async function pressLast(page: Page): Promise<string> {
    const star = schedule(page)
      .getByRole('button', { name: /^Save / })
      .last();
    const name = (await star.getAttribute('aria-label')) ?? '';
    await star.click();
    return name;
  }
  /** On its day: the schedule opens at today once the time is known. */
  async function expectSaved(page: Page, name: string): Promise<void> {
    await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText('1');
    await schedule(page).getByRole('tab').first().click();
    await expect(schedule(page).getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }

  test('pressed before the page is hydrated, it is saved', async ({ page }) => {
    const { wake } = await keepAsleep(page);
    await page.goto('/event/pythian-national-games');
    const name = await pressLast(page);
    await wake();
    await expectSaved(page, name);
  });

  test('pressed before its part of the page is hydrated, it is saved', async ({ page }) => {
    await page.goto('/event/pythian-national-games');
    await untilSettled(page);
    const name = await pressLast(page);
    await expectSaved(page, name);
  });
});

test('LAYOUT-03 a language chosen before hydration applies afterwards', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { wake } = await keepAsleep(page);
  await page.goto('/contact');
  await page.getByRole('banner').getByLabel('Language').selectOption('العربية');
  await wake();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
});

test('LAYOUT-26 a visitor who scrolls on before hydration stays there', fullRun, async ({ page }) => {
  const opened = await keepAsleep(page);
  await page.goto('/history');
  await readOnTo(page, 700);
  await opened.wake();
  expect(await topOf(page)).toBe(700);

  await readOnTo(page, 1_200);
  const reloaded = await keepAsleep(page);
  await page.reload();
  await expect.poll(() => topOf(page)).toBe(1_200);
  await readOnTo(page, 300);
  await reloaded.wake();
  expect(await topOf(page)).toBe(300);
});

test(
  'LAYOUT-26 two steps back, from another document, lead to where the page was left',
  fullRun,
  async ({ page }) => {
    await page.goto('/news');
    await untilSettled(page);
    await readOnTo(page, 700);
    await goInside(page, '/contact');
    await expect(page).toHaveURL('/contact');
    await page.goto('/medals');
    // Asynchronous: within the call itself the page could be gone before the call returns.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await expect(page).toHaveURL('/news');
    await untilSettled(page);
    await expect.poll(() => topOf(page)).toBe(700);
  },
);

for (const [address, what] of some(1, [
  ['/history#demise', 'the chapter'],
  ['/event/pythian-national-games#schedule', 'the section'],
] as const)) {
  test(`LAYOUT-26 ${what} in the address does not pull back a visitor who has scrolled on: ${address}`, async ({
    page,
  }) => {
    const { wake } = await keepAsleep(page);
    await page.goto(address);
    await readOnTo(page, 200);
    await wake();
    // A pending scroll would happen within an animation frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await topOf(page)).toBe(200);
  });
}
