import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated, untilSettled } from '../../support/settled.ts';
import { test } from './built-copy.ts';
import { buildOf, deploy } from './deploy.ts';
import { NO_ANSWER } from './sample-words.ts';

// The notice of a new build appears only after the cookie bar was answered (reading Q-81).
test.use({ hasAgreed: true });
test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

const list = (page: Page) => page.getByRole('banner').getByRole('combobox');
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name }).first();

test(
  'I18N-01 I18N-05 a chosen language comes with the next build and stays without a network',
  fullRun,
  async ({ page, site, build }) => {
    test.slow();
    await page.goto('/news');
    await waitForWorker(page);
    await untilHydrated(page);
    await list(page).selectOption('Ελληνικά');
    await expect(heading(page, 'Τελευταία νέα')).toBeVisible();
    await untilSettled(page);

    await deploy(page, build, 'B');
    await page.getByRole('status').getByRole('button', { name: 'Επαναφόρτωση' }).click();
    await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('B');
    await expect(heading(page, 'Τελευταία νέα')).toBeVisible();

    await site.stop();
    await page.reload();
    await untilHydrated(page);
    await expect(heading(page, 'Τελευταία νέα')).toBeVisible();
    expect(await buildOf(page)).toBe('B');
  },
);
