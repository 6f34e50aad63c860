import { openBlock } from '../e2e/home/home-answers.ts';
import { stubPlayers } from '../e2e/home/sample-player.ts';
import { beginToUse } from '../support/begin-to-use.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';
import { expectNoMistakesInAnyLook } from './expect-no-mistakes.ts';

// Colours are checked at rest, never in the middle of a transition.
test.use({ ...withoutWorker, reducedMotion: 'reduce' });

test(
  'the open popup of a page has no accessibility violations, nor has the cookie bar that follows',
  fullRun,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await openSettled(page, '/');
    await beginToUse(page);
    const popup = page.getByRole('dialog', { name: 'The games are on' });
    await expect(popup).toBeVisible();
    await expectNoMistakesInAnyLook(page);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Got it!' })).toBeVisible();
    await expectNoMistakesInAnyLook(page);
    await context.close();
  },
);

test('an open film and an open picture have no accessibility violations', fullRun, async ({ page }) => {
  const videos = await openBlock(page, 'Video gallery');
  await videos.locator('li button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoMistakesInAnyLook(page);
  await page.keyboard.press('Escape');

  const previous = await openBlock(page, 'Previous events');
  await previous
    .getByRole('button', { name: /^(?:View|Play)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoMistakesInAnyLook(page);
});

test('an open nation of the map has no accessibility violations', fullRun, async ({ page }) => {
  const nations = await openBlock(page, 'Twenty-one nations');
  await nations.getByRole('button', { name: 'Greece' }).first().click();
  await expect(nations.locator('.leaflet-popup')).toBeVisible();
  await expectNoMistakesInAnyLook(page);
});

test.describe('after the visitor has agreed', () => {
  test.use({ hasAgreed: true });

  test('a playing banner film has no accessibility violations', fullRun, async ({ page, context }) => {
    await stubPlayers(context);
    await openSettled(page, '/');
    await page.getByRole('button', { name: '3 of 5' }).click();
    await page
      .getByRole('button', { name: /^Play Opening film/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Pause Opening film/ })).toBeVisible();
    await expectNoMistakesInAnyLook(page);
  });
});
