import type { Locator } from '@playwright/test';
import { jpeg } from '../../../server/media/testing/picture-material.ts';
import { inviteToDesk } from '../../support/desk/invite-to-desk.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { openSettled, untilStill } from '../../support/settled.ts';
import { expectNoMistakes, PHONE } from './no-mistakes.ts';

test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true });

/** Whether a finger in the middle of a control meets that control. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test('MEDIA-13 MEDIA-11 an organiser uploads a picture from a phone and publishes it: visitors see it in a format and size for their screen, and nothing shifts', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto(await inviteToDesk(site, 'ada@festival.example', 'owner'));
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Password').fill('lyre river amber noon');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Start from the sample' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.goto('/desk/event/101');
  const opened = page.waitForEvent('filechooser');
  // The list shows this one; that of the event's own page stands further down.
  await page.getByRole('button', { name: 'Upload a picture for “Image”' }).first().click();
  const photo = { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1600, 1200) };
  await (await opened).setFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Upload a picture' });
  await expect(dialog.getByRole('img', { name: 'The chosen file' })).toBeVisible();
  await expectNoMistakes(page, 'the dialog');
  await dialog.getByLabel('What the picture shows').fill('Lamps at night');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: 'Lamps at night' })).toBeVisible();
  // Whoever leaves now is asked: the picture is here, but not in what is saved.
  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pythian National Games' })).toBeVisible();
  // Pressed in a hurry: that it is saved is said when the question is open already.
  let letGo = () => {};
  const isLetGo = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route('**/desk/**', async (route) => {
    if (route.request().method() === 'PUT') await isLetGo;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeVisible();
  letGo();
  await expect(page.getByText('Event saved.')).toBeVisible();
  expect(await isUncovered(publish), 'the message lies over the button').toBe(true);
  await publish.click();
  await expect(page.getByText('not published')).toHaveCount(0);

  const visitors = await browser.newContext({ baseURL: site.url, viewport: PHONE });
  const visitor = await visitors.newPage();
  await watchShifts(visitor);
  await openSettled(visitor, '/event');
  const picture = visitor.locator('img[src^="/uploads/"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await untilStill(visitor);
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    source: new URL(image.currentSrc).pathname.split('/').at(-1),
    size: [image.getAttribute('width'), image.getAttribute('height')],
  }));
  expect(shown).toEqual({ source: '640.avif', size: ['1600', '1200'] });
  expect(await shiftsOf(visitor)).toEqual({ sum: 0, shifts: [] });
  await visitors.close();

  await page.goto('/desk/pictures');
  await expect(page.getByRole('list', { name: 'Where “Lamps at night” is used' })).toHaveText(
    'Pythian National Games',
  );
  // Half below the row of links at the lower edge, buttons would count as too small.
  await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
  await expectNoMistakes(page, 'all pictures');
});
