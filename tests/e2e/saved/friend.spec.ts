import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { linkOf, openDevice, starEntries } from './two-devices.ts';

const NAME = 'Ione & Kos <3';

test('PLAN-04 PLAN-05 a friend’s list is looked at offline beside one’s own: what both saved, what clashes, when both are free', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(3 * 60_000);
  const [friends, own] = [await openDevice(browser, baseURL), await openDevice(browser, baseURL)];
  const onFriends = await friends.newPage();
  await starEntries(onFriends, 6);
  const link = await linkOf(onFriends, NAME);
  await friends.close();

  const page = await own.newPage();
  await starEntries(page, 3);
  const before = await page.getByRole('region', { name: 'Your list' }).getByRole('link').allInnerTexts();
  await own.setOffline(true);
  await page.goto(link);
  await expect(page.getByRole('region', { name: `A list has been shared with you: ${NAME}` })).toBeVisible();
  await page.getByRole('button', { name: 'View list' }).click();
  const plan = page.getByRole('region', { name: NAME });
  await expect(plan.getByText('You both saved this')).toHaveCount(3);
  // A session of the sample lasts two hours and one begins each hour, so each clashes with the next.
  await expect(plan.getByText(/You’ve saved .+ for the same time/).first()).toBeVisible();
  await expect(plan.getByText(/^Both free \d+:\d\d [AP]M to \d+:\d\d [AP]M$/).first()).toBeVisible();

  await page.reload();
  await expect(plan.getByText('You both saved this'), 'it is in the address').toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'View list' })).toBeVisible();
  await page.goForward();
  await plan.getByRole('button', { name: 'Back to your list' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  const list = page.getByRole('region', { name: 'Your list' });
  await expect(list).toBeVisible();
  expect(await list.getByRole('link').allInnerTexts(), 'nothing of it was stored').toEqual(before);
  await own.close();
});

for (const width of some(1, [320, 1440])) {
  test(
    `PLAN-04 a friend’s list has no accessibility violations and overflows nothing at ${width} px`,
    fullRun,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await starEntries(page, 4);
      const link = await linkOf(page, 'A list whose name is as long as it may be');
      await page.goto(link.replace('#', '#look='));
      await expect(page.getByText('You both saved this').first()).toBeVisible();
      await expectNoMistakesInAnyColours(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
}
