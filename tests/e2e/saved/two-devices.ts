import type { Browser, BrowserContext, Page } from '@playwright/test';
import { endPopups, expect } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { EVENT } from '../offline/sample-words.ts';

/** Opens another device, which has the event and the page of saved items for offline use. */
export async function openDevice(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const device = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await device.addInitScript(endPopups);
  const page = await device.newPage();
  await page.goto('/saved');
  await waitForWorker(page);
  await openSettled(page, EVENT);
  await page.close();
  return device;
}

/** Stars this many entries of the event, from its last day back, and returns when the device has stored them. */
export async function starEntries(page: Page, count: number): Promise<void> {
  await page.goto(`${EVENT}?order=time#schedule`);
  await untilHydrated(page);
  const days = page.getByRole('tablist', { name: 'Day' }).getByRole('tab');
  let left = count;
  for (let day = (await days.count()) - 1; left > 0; day -= 1) {
    await days.nth(day).click();
    await expect(days.nth(day)).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('button', { name: /^Save / }).first()).toBeVisible();
    left -= await panel.evaluate((element, most) => {
      const stars = element.querySelectorAll<HTMLElement>(
        'button[aria-pressed="false"][aria-label^="Save "]',
      );
      const pressed = [...stars].slice(0, most);
      for (const star of pressed) star.click();
      return pressed.length;
    }, left);
  }
  await page.goto('/saved');
  await expect(rows(page)).toHaveCount(count);
}

/** All rows of the visitor's own list, those that are over included. */
export const rows = (page: Page) => page.getByRole('region', { name: 'Your list' }).locator('li');

/** Returns the link to the list, with a name if one is given. */
export async function linkOf(page: Page, name = ''): Promise<string> {
  await page.getByRole('button', { name: 'Take this list with you' }).click();
  if (name !== '') await page.getByLabel(/Name of this list/).fill(name);
  return page.getByRole('group', { name: /^Link/ }).innerText();
}
