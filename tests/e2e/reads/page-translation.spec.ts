import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPolicy } from '../../safe/content-policy.ts';
import { expect } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { goInside } from './go-inside.ts';
import { test } from './other-origin.ts';

const SCRIPT = '/widget-sample/translator.js';
const el: Record<'open' | 'isOn' | 'agree' | 'agreeAndStart' | 'failed' | 'end', string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../src/i18n/locales/el/on-demand/translate.json'), 'utf8'),
);
const LONG_OVER_DUE_MS = 1_500;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: keyof typeof el) =>
  page.getByRole('button', { name: el[name], exact: true }).click();

/** Opens a page in Greek; returns the addresses of other sites' scripts that are requested from then on. */
async function openInGreek(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(SCRIPT)) asked.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('language', 'el'));
  await openSettled(page, path);
  // On phones it is in the drawer, which is closed.
  await expect(page.locator('header').getByTitle(el.open)).toBeAttached();
  return asked;
}

/**
 * Milliseconds, by the page's own clock, from the next navigation until its title is translated: a promise in the page.
 */
function delayOfNextStep(page: Page) {
  return page.evaluateHandle(() => ({
    measured: new Promise<number>((resolve) => {
      const push = history.pushState.bind(history);
      history.pushState = (...step) => {
        history.pushState = push;
        push(...step);
        const begun = performance.now();
        let isNew = false;
        const observer = new MutationObserver(() => {
          const title = document.querySelector('h1')?.textContent;
          if (!title) return;
          isNew ||= !title.includes('[el]');
          if (!isNew || !title.includes('[el]')) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      };
    }),
  }));
}

/** A separate build, which a short run does not wait for. */
test.describe('a site whose pages can be translated', fullRun, () => {
  test.use({ other: ({ strict }, use) => use(strict) });

  test('I18N-02 API-30 translates after a press, again after each navigation, and back', async ({
    page,
    other,
  }) => {
    const asked = await openInGreek(page, '/news');
    await press(page, 'open');
    await expect(page.getByRole('dialog')).toContainText(new URL(other.api.url).host);
    expect(asked).toEqual([]);
    await press(page, 'agreeAndStart');
    await expect(title(page)).toContainText('[el] ');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([`${other.api.url}${SCRIPT}?cb=startPageTranslation`]);

    for (const path of ['/medals', '/membership', '/event/pythian-national-games']) {
      const delay = await delayOfNextStep(page);
      await goInside(page, path);
      expect(await delay.evaluate(({ measured }) => measured)).toBeGreaterThanOrEqual(1_000);
    }
    // The last one has a schedule, and a countdown if it has not begun.
    await expect(page.getByRole('main').getByText('[el] ').nth(5)).toBeAttached();
    expect(await page.locator('time font, [role=timer] font').count()).toBe(0);
    await page.reload();
    await expect(title(page)).toContainText('[el] ');
    expect(asked).toHaveLength(2);

    await press(page, 'isOn');
    await press(page, 'end');
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: el.open })).toBeVisible();
    await letTimePass(page, LONG_OVER_DUE_MS, 'a translation, which must not come');
    expect(await title(page).textContent()).not.toContain('[el]');
    expect(asked).toHaveLength(2);
  });

  test('I18N-05 API-30 says so if the service is blocked, and continues', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    await page.context().route(`**${SCRIPT}*`, (route) => route.abort());
    await openInGreek(page, '/news');
    await press(page, 'open');
    await press(page, 'agreeAndStart');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(el.failed);
    await page.keyboard.press('Escape');
    await goInside(page, '/medals');
    await expect(title(page)).toHaveText(/\S/);
  });

  test('LAYOUT-03 offers it in the drawer of small windows', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openInGreek(page, '/news');
    await page.locator('button[aria-haspopup="dialog"]:has(use[href="#icon-list"])').click();
    await press(page, 'open');
    await expect(page.getByRole('dialog').last()).toContainText(el.agree);
  });

  test('X12 X14 names the service in the policy of its pages, which no longer enforces trusted types', async ({
    request,
    other,
  }) => {
    const policyOf = async (path: string) =>
      readPolicy((await request.get(path)).headers()['content-security-policy'] ?? '');
    for (const path of ['/', '/service-worker.js', '/no-such-page']) {
      const policy = await policyOf(path);
      for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src'])
        expect(policy.get(directive), `${directive} of ${path}`).toContain(other.api.url);
      expect([policy.has('require-trusted-types-for'), policy.has('trusted-types')]).toEqual([false, false]);
    }
    expect((await policyOf('/widget/frame')).get('script-src')).not.toContain(other.api.url);
  });
});
