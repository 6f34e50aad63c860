import type { Page } from '@playwright/test';
import { send, sendButton, typed } from '../e2e/writes/contact-steps.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { thorough } from '../support/scope.ts';
import { waitForWorker } from '../support/service-worker-control.ts';
import { openSettled } from '../support/settled.ts';
import { expectNoMistakesInAnyLook } from './expect-no-mistakes.ts';

/*
 * Widgets as visitors leave them, and pages in trouble, each in every look. Menus, drawers, popups and films have
 * theirs in axe.spec.ts and home-states.spec.ts.
 */
test.use({ reducedMotion: 'reduce', hasAgreed: true });

const EVENT = '/event/pythian-national-games';
const main = (page: Page) => page.getByRole('main');
const chooses = (role: 'radio' | 'tab' | 'button', name: string | RegExp) => (page: Page) =>
  main(page).getByRole(role, { name }).first().click();

const STATES: readonly (readonly [what: string, path: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['the schedule by time', EVENT, chooses('radio', 'By time')],
  [
    'the schedule of the last day',
    EVENT,
    (page) =>
      page
        .getByRole('tab')
        .filter({ hasText: 'Wed' })
        .or(main(page).getByRole('tablist', { name: 'Day' }).getByRole('tab').last())
        .first()
        .click(),
  ],
  [
    'a schedule in which nothing is left',
    `${EVENT}?game=no-such-game#schedule`,
    (page) => expect(main(page).getByRole('combobox').first()).toBeVisible(),
  ],
  [
    'a star that is set',
    EVENT,
    (page) =>
      main(page)
        .getByRole('button', { name: /^Save / })
        .first()
        .click(),
  ],
  ['a game of the medals that is opened', '/medals', chooses('button', 'Folk dance')],
  ['plans for members from elsewhere', '/membership', chooses('radio', 'International')],
  ['another chapter of the history', '/history', (page) => main(page).getByRole('tab').last().click()],
  ['a role that is chosen', '/signup', (page) => main(page).getByRole('radio').last().check({ force: true })],
  ['a role that is missing', '/chooserole', chooses('button', 'Next')],
  ['a log-in that lacks something', '/login', chooses('button', 'Log in')],
  [
    'a log-in that goes on elsewhere',
    '/login',
    async (page) => {
      await main(page).getByLabel('User name').fill('ione');
      await main(page).getByLabel('Password', { exact: true }).fill('lyre');
      await page.keyboard.press('Enter');
      await expect(
        main(page).getByRole('heading', { name: 'Logging in goes on at the enrolment site' }),
      ).toBeVisible();
    },
  ],
  ['an account that was copied', '/donation', chooses('button', /^Copy/)],
  [
    'what was found',
    '/search?q=kithara',
    (page) =>
      expect(
        main(page)
          .getByRole('link', { name: /kithara/i })
          .first(),
      ).toBeVisible(),
  ],
  [
    'nothing found',
    '/search?q=zzzzqq',
    (page) =>
      expect(
        main(page)
          .getByText(/zzzzqq/)
          .first(),
      ).toBeVisible(),
  ],
  [
    'a list that hides what is over',
    '/saved',
    (page) => expect(main(page).getByText('Nothing saved yet')).toBeVisible(),
  ],
];

test.describe('a widget', () => {
  test.use(withoutWorker);

  for (const [what, path, reach] of STATES) {
    test(`${what} has no accessibility mistakes in any look`, thorough, async ({ page, context }) => {
      test.slow();
      await context.grantPermissions(['clipboard-write']);
      await openSettled(page, path);
      await reach(page);
      await expectNoMistakesInAnyLook(page);
    });
  }

  for (const language of ['ar', 'el', 'hi', 'zh']) {
    test(
      `an event and a form in ${language} have no accessibility mistakes in any look`,
      thorough,
      async ({ page }) => {
        test.slow();
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        for (const path of [EVENT, '/contact']) {
          await openSettled(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectNoMistakesInAnyLook(page);
        }
      },
    );
  }
});

test.describe('a page in trouble', () => {
  test.use({ ...withoutWorker, ownSite: true });

  for (const scenario of ['empty', 'failing', 'hanging', 'malformed'] as const) {
    test(
      `with answers that are ${scenario} pages have no accessibility mistakes in any look`,
      thorough,
      async ({ page, site, allowConsole }) => {
        test.slow();
        allowConsole(/./);
        await site.scenario(scenario);
        for (const path of ['/', EVENT, '/news', '/our-council', '/saved']) {
          await page.goto(path);
          await page.waitForTimeout(3_500);
          await expectNoMistakesInAnyLook(page);
        }
      },
    );
  }
});

test.describe('without a network', () => {
  test.use({ ownSite: true });

  test(
    'the line about it and what waits have no accessibility mistakes in any look',
    thorough,
    async ({ page, site, allowConsole }) => {
      test.slow();
      allowConsole(/ERR_|Failed to load|no answer/);
      await openSettled(page, '/contact');
      await waitForWorker(page);
      await site.kill();
      await send(page, typed());
      await expect(sendButton(page)).toBeEnabled();
      await expectNoMistakesInAnyLook(page);
      await page.goto('/outbox');
      await expect(page.getByText('1 message waits to be sent')).toBeVisible();
      await main(page).getByText('Show what I wrote').click();
      await main(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await expectNoMistakesInAnyLook(page);
      await page.goto('/news');
      await expectNoMistakesInAnyLook(page);
    },
  );
});

test.describe('an event taken along', () => {
  test.use({ ownSite: true });

  test(
    'its panel, and the page of what is kept, have no accessibility mistakes in any look',
    thorough,
    async ({ page }) => {
      test.slow();
      await openSettled(page, EVENT);
      await waitForWorker(page);
      const panel = page.getByRole('region', { name: 'Take this event with you' });
      await expect(async () => {
        await page.locator('#games').scrollIntoViewIfNeeded({ timeout: 1_000 });
        await expect(panel).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expectNoMistakesInAnyLook(page);
      await panel.getByRole('button', { name: 'Make this event ready offline' }).click();
      await expect(panel.getByText(/^Ready offline/)).toBeVisible({ timeout: 60_000 });
      await expectNoMistakesInAnyLook(page);
      await page.goto('/device');
      await expect(main(page).getByText(/^Ready offline: /)).toBeVisible();
      await expectNoMistakesInAnyLook(page);
    },
  );
});
