import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';
import { EVENT, NO_ANSWER } from '../offline/sample-words.ts';
import { linkOf, openDevice, rows, starEntries } from './two-devices.ts';

const SAVED_BY_BOTH = 10;
const SAVED_BY_ONE = 50;

test('PLAN-01 two devices without a network take 50 entries there and back: each keeps its own, and hears what is new', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(4 * 60_000);
  const [phone, tablet] = [await openDevice(browser, baseURL), await openDevice(browser, baseURL)];
  const onPhone = await phone.newPage();
  await starEntries(onPhone, SAVED_BY_ONE);
  const onTablet = await tablet.newPage();
  await starEntries(onTablet, SAVED_BY_BOTH);
  await onTablet.goto(EVENT);
  await untilHydrated(onTablet);
  const event = onTablet.getByRole('button', { name: 'Save Pythian National Games', exact: true });
  await event.click();
  await expect(event).toHaveAttribute('aria-pressed', 'true');
  await onTablet.goto('/saved');
  await expect(rows(onTablet)).toHaveCount(SAVED_BY_BOTH + 1);

  for (const device of [phone, tablet]) await device.setOffline(true);
  await onPhone.reload();
  const there = await linkOf(onPhone);
  await onTablet.goto(there);
  const offer = onTablet.getByRole('region', { name: 'A list has been shared with you' });
  await expect(offer.getByText('40 items that aren’t on your list yet:')).toBeVisible();
  await expect(offer.locator('li')).toHaveCount(SAVED_BY_ONE - SAVED_BY_BOTH);
  await expect(offer.getByText('Everything already on your list stays.')).toBeVisible();
  await offer.getByRole('button', { name: 'Add to my list' }).click();
  await expect(rows(onTablet)).toHaveCount(SAVED_BY_ONE + 1);

  const back = await linkOf(onTablet);
  await onPhone.goto(back);
  await onPhone.reload();
  await expect(onPhone.getByText('1 item that isn’t on your list yet:')).toBeVisible();
  await onPhone.getByRole('button', { name: 'Add to my list' }).click();
  await expect(rows(onPhone)).toHaveCount(SAVED_BY_ONE + 1);
  await onPhone.goto(there);
  await expect(onPhone.getByText('It’s all on your list already.')).toBeVisible();
  await onPhone.getByRole('button', { name: 'Close' }).click();
  await expect(rows(onPhone), 'nothing is there twice').toHaveCount(SAVED_BY_ONE + 1);
  for (const device of [phone, tablet]) await device.close();
});

const BAD_LINKS = [
  ['a forged id', 'v1;s=pythian-national-games:<img>'],
  ['a part that is no list', 'v1;q=pythian-national-games'],
  ['a name that hides something', 'v2;n=Ione%E2%80%AE;e=pythian-national-games'],
  ['far too much', `v1;e=${'a'.repeat(16_001)}`],
] as const;

test('PLAN-02 a broken, forged or endless link is refused with a sentence, and changes nothing', async ({
  page,
}) => {
  for (const [what, fragment] of BAD_LINKS) {
    for (const before of ['', 'look=']) {
      await page.goto('about:blank');
      await page.goto(`/saved#${before}${fragment}`);
      await expect(page.getByText(/This link is damaged/), what).toBeVisible();
    }
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/This link is damaged/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/saved$/);
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test(
  'PLAN-02 a link to what is not on the schedule can be declined, and one of a newer site says so',
  fullRun,
  async ({ page, allowConsole }) => {
    allowConsole(NO_ANSWER);
    await page.goto('/saved#v1;s=no-such-event:1x2y');
    await expect(page.getByText('A session this device hasn’t received yet')).toBeVisible();
    await page.getByRole('button', { name: 'Don’t add' }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    await page.goto('about:blank');
    await page.goto('/saved#v9;z=1');
    await expect(page.getByText(/made by a newer version of this site/)).toBeVisible();
  },
);
