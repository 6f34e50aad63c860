import type { Locator, Page } from '@playwright/test';
import { currentStop } from '../../support/current-stop.ts';
import { joinDesk } from '../../support/desk/join-desk.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { MOST_STOPS } from '../../support/tab-to.ts';

test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Whether what has the focus shows it: by a ring around it, a text field by its frame, a tick box by what stands around
 * it.
 */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const hasRing = (part: Element | null | undefined) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    };
    const focused = document.activeElement;
    const frame = focused?.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
    return (
      hasRing(focused) ||
      (focused?.matches('[type=checkbox]') && hasRing(focused.parentElement)) ||
      (frame && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2) ||
      false
    );
  });

/** Presses Tab until the given part has the focus. Every stop on the way can be seen, and seen to have the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const faults: string[] = [];
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (stop && !stop.isInSight) faults.push(`covered: ${stop.what}`);
    if (stop && !(await isMarked(page))) faults.push(`not marked: ${stop.what}`);
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      expect.soft([...new Set(faults)]).toEqual([]);
      return;
    }
  }
  throw new Error(`Tab never reaches ${wanted}.`);
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

test('DESK-72 DESK-87 without a mouse somebody signs in, edits a title, moves an entry and publishes; the focus is always to be seen, and where one goes on', async ({
  page,
  site,
}) => {
  test.slow();
  await joinDesk(page, site);
  await page.context().clearCookies();
  await page.goto('/desk');
  await tabTo(page, page.getByLabel('Your email'));
  await page.keyboard.type('ada@festival.example');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('lyre river amber noon');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Today')).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Desk' });
  const main = page.getByRole('main');
  await press(page, menu.getByRole('link', { name: 'Content' }));
  await expect(heading(page, 'Content')).toBeFocused();
  await press(page, main.getByRole('link', { name: 'Events', exact: true }));
  await expect(heading(page, 'Events')).toBeFocused();
  await press(page, main.getByRole('link', { name: 'Pythian National Games', exact: true }));
  await expect(heading(page, 'Pythian National Games')).toBeFocused();
  await tabTo(page, page.getByLabel(/^Name/));
  await page.keyboard.press('End');
  await page.keyboard.type(' of Goa');
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(heading(page, 'Events')).toBeFocused();
  await expect(main.getByRole('link', { name: 'Pythian National Games of Goa', exact: true })).toBeVisible();

  await press(page, menu.getByRole('link', { name: 'Today' }));
  await expect(heading(page, 'Today')).toBeFocused();
  const entry = main.locator('button[aria-expanded]').first();
  await press(page, entry);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: '+5 min' })).toBeFocused();
  await press(page, main.getByRole('button', { name: '+15 min' }));
  const moved = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Undo for/ }) })
    .locator('button[aria-expanded]');
  await expect(moved).toBeFocused();
  await expect(moved).toBeInViewport({ ratio: 1 });

  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const now = dialog.getByRole('button', { name: 'Publish now' });
  await expect(now).toBeEnabled();
  await expect(page.locator('.MuiDialog-root:has([role=dialog]) :focus')).toHaveCount(1);
  await press(page, now);
  await expect(page.getByText('not published')).toHaveCount(0);
  await expect(heading(page, 'Today')).toBeFocused();
});
