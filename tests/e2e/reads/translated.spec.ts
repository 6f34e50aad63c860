import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { translatePage } from '../../support/unit/translate-page.ts';
import { goInside } from './go-inside.ts';

test.use(withoutWorker);

/** Expects the page in its layout; an uncaught error fails the test anyway. */
async function expectPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').locator('h1 font').first()).toBeAttached();
  await expect(page.getByText('This page broke')).toHaveCount(0);
}

test('I18N-04 a visit survives a translator that rewrites every text', fullRun, async ({ page }) => {
  await page.clock.install();
  await openSettled(page, '/');
  const block = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  // Scrolling through a page hydrates all of it.
  for (const part of await page.getByRole('main').getByRole('region').all()) {
    await part.scrollIntoViewIfNeeded();
    await page.clock.runFor(1_000);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(1_000);
  await page.evaluate(translatePage);
  await block('Video gallery').getByRole('tab', { name: 'Memorable Events' }).click();
  await block('Upcoming events').getByRole('button', { name: 'Next event' }).click();
  await block('Previous events').getByRole('button', { name: 'Next item' }).click();
  await page.clock.runFor(20_000);
  await expectPage(page);

  for (const [link, path] of [
    ['News', '/news'],
    ['Membership', '/membership'],
    ['Medals', '/medals'],
    ['History', '/history'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expectPage(page);
    if (path === '/membership') {
      await page.getByRole('radio', { name: 'India', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('article', { name: 'Guest of the Games' })).toBeVisible();
      await expectPage(page);
    }
  }
  await page.getByRole('tab', { name: 'Early History of Delphi' }).click();
  await expect(page.getByRole('tabpanel').getByText('Older than its god').first()).toBeVisible();
  await expectPage(page);

  await goInside(page, '/our-council/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this partner');
  await expectPage(page);
});
