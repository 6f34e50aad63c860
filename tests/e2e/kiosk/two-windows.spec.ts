import { expect, test } from '../../support/fixtures.ts';
import {
  finishButton,
  openKiosk,
  question,
  readableEverywhere,
  touchButton,
  untilKiosk,
} from '../../support/kiosk.ts';
import { fullRun } from '../../support/scope.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

const SECOND = 1_000;

test(
  'KIOSK-04 K1 a visit goes on in all windows of a kiosk, and ends in all of them',
  fullRun,
  async ({ page, context }) => {
    await context.clock.install();
    await openKiosk(page);
    await page.goto('/event/pythian-national-games');
    await untilKiosk(page);
    await page.getByRole('button', { name: 'Save Pythian National Games', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Save Pythian/ }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const other = await context.newPage();
    await openKiosk(other);
    expect(await readableEverywhere(other), 'in use in the other window').toMatch(/^saved: \[\{/m);
    await other.goto('/contact');
    await untilKiosk(other);
    await other.locator('#contact-name').fill('Ariadne Planted');

    await context.clock.runFor(50 * SECOND);
    await page.mouse.move(300, 300);
    await context.clock.runFor(20 * SECOND);
    await expect(question(other), 'somebody is in the other window').toHaveCount(0);

    await finishButton(page).tap();
    await expect(touchButton(page)).toBeVisible();
    await expect(touchButton(other)).toBeVisible();
    expect(await readableEverywhere(other)).toMatch(/^saved: \[\]$/m);
    await other.goto('/contact');
    await untilKiosk(other);
    await expect(other.locator('#contact-name')).toHaveValue('');
  },
);
