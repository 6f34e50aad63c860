import type { Page } from '@playwright/test';
import { beginToUse } from '../../support/begin-to-use.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated, untilSettled } from '../../support/settled.ts';

test.use({ ...withoutWorker, showsPopups: true });

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const agree = (page: Page) => bar(page).getByRole('button', { name: 'Got it!', exact: true });

test('LAYOUT-23 the first visit shows what may load from others, in its own time', async ({ page }) => {
  await openSettled(page, '/medals');
  await beginToUse(page);
  await expect(bar(page)).toBeVisible();
  await expect(agree(page)).toHaveText('Got it!');
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/privacy-and-policy');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test(
  'LAYOUT-24 "Got it!" holds on other pages, after a reload and in another tab',
  fullRun,
  async ({ page, context }) => {
    await openSettled(page, '/medals');
    const other = await context.newPage();
    await openSettled(other, '/history');
    await beginToUse(other);
    await expect(bar(other)).toBeVisible();
    await beginToUse(page);
    await agree(page).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(bar(other)).toHaveCount(0);
    await page.reload();
    await untilHydrated(page);
    await beginToUse(page);
    await letTimePass(page, 2_600, 'the bar, which must not come again');
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  'LAYOUT-24 the consent is there when the browser is opened again',
  fullRun,
  async ({ launchProfile }) => {
    const first = await launchProfile();
    const page = await first.newPage();
    await openSettled(page, '/medals');
    await beginToUse(page);
    await agree(page).click();
    await first.close();
    const second = await launchProfile();
    const again = await second.newPage();
    await openSettled(again, '/medals');
    await beginToUse(again);
    await letTimePass(again, 2_600, 'the bar, which must not come again');
    await expect(bar(again)).toHaveCount(0);
  },
);

for (const viewport of some(1, [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
  { width: 320, height: 480 },
])) {
  test(
    `LAYOUT-25 Q-81 popup and bar are shown one after the other at ${viewport.width} px`,
    fullRun,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openSettled(page, '/');
      await beginToUse(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(agree(page)).toBeInViewport({ ratio: 1 });
      const box = await bar(page).boundingBox();
      expect(box?.height ?? 0).toBeLessThanOrEqual(viewport.height / 2);
      await agree(page).click();
      await expect(bar(page)).toHaveCount(0);
    },
  );
}

test(
  'LAYOUT-25 the bar covers neither the end of the page nor what takes the focus',
  fullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openSettled(page, '/medals');
    await beginToUse(page);
    const top = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect(bar(page)).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Credits' });
    const endOfPage = async () => {
      // The footer may still grow: its downloads come with an answer.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return ((await last.boundingBox())?.y ?? 9_999) + 20;
    };
    await expect.poll(endOfPage).toBeLessThan(await top());
    // The space that the bar covers looks like the footer above it.
    const [space, footer] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).borderBlockEnd,
      getComputedStyle(document.querySelector('footer') as Element).backgroundColor,
    ]);
    expect(space).toBe(`${Math.ceil((await bar(page).boundingBox())?.height ?? 0)}px solid ${footer}`);
    await page.evaluate(() => scrollTo(0, 0));
    const links = await page.getByRole('contentinfo').getByRole('link').all();
    for (const link of links.slice(0, 8)) {
      await link.focus();
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
    }
  },
);

test('LAYOUT-25 no other prompt appears while a form is being filled in', fullRun, async ({ page }) => {
  await openSettled(page, '/contact');
  await page.getByLabel('Full name').fill('Ion');
  await letTimePass(page, 2_600, 'the bar, which must not come over a form');
  await expect(bar(page)).toHaveCount(0);
  await page.getByLabel('Full name').blur();
  await expect(bar(page)).toBeVisible();
});

test(
  'LAYOUT-25 a press on what the bar would cover counts, although it ends the filling in of a field',
  fullRun,
  async ({ page }) => {
    // Filled in as soon as it is there: on a slow machine the bar would have appeared before.
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Ion');
    await untilSettled(page);
    await letTimePass(page, 2_600, 'the bar, which must not come over a form');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await send.hover();
    await page.mouse.down();
    await letTimePass(page, 500, 'the press lasts, and the bar must not come in it');
    await expect(bar(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  },
);

test('LAYOUT-25 a press that began before hydration is not covered either', fullRun, async ({ page }) => {
  let begin = () => {};
  const isPressed = new Promise<void>((resolve) => (begin = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/medals', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.down();
  begin();
  await untilHydrated(page);
  await letTimePass(page, 3_000, 'the press lasts, and the bar must not come in it');
  await expect(bar(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(bar(page)).toBeVisible();
});
