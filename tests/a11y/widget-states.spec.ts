import type { Page } from '@playwright/test';
import { makeReady, packPanel } from '../e2e/pack/stored-pack.ts';
import { confirmation, send, typed, writeAnother } from '../e2e/writes/contact-steps.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openInLanguage } from '../support/open-in-language.ts';
import { fullRun } from '../support/scope.ts';
import { waitForWorker } from '../support/service-worker-control.ts';
import { openSettled, untilHydrated, untilSettled } from '../support/settled.ts';
import { expectNoMistakesInAnyLook } from './expect-no-mistakes.ts';

/*
 * Widgets in the states visitors leave them in, and failing pages, each in every look. Menus, drawers, popups and films
 * are tested in axe.spec.ts and home-states.spec.ts.
 */
test.use({ reducedMotion: 'reduce', hasAgreed: true });

const EVENT = '/event/pythian-national-games';
const main = (page: Page) => page.getByRole('main');

interface State {
  readonly what: string;
  readonly path: string;
  /** Brings the page into the state, and checks that it is there. */
  readonly reach: (page: Page) => Promise<unknown>;
}

const STATES: readonly State[] = [
  {
    what: 'the schedule by time',
    path: EVENT,
    reach: async (page) => {
      await main(page).getByRole('radio', { name: 'By time' }).click();
      await expect(main(page).getByRole('table', { name: 'Timetable' })).toHaveCount(0);
      await expect(
        main(page)
          .getByRole('heading', { level: 3, name: /\d+ [AP]M$/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    what: 'the schedule of the last day',
    path: EVENT,
    reach: async (page) => {
      const last = main(page).getByRole('tablist', { name: 'Day' }).getByRole('tab').last();
      await last.click();
      await expect(last).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    what: 'a day with nothing left',
    path: EVENT,
    reach: async (page) => {
      await main(page).getByLabel('Game', { exact: true }).selectOption('Drum Circle');
      await main(page).getByLabel('Venue', { exact: true }).selectOption('Harbour Steps');
      await expect(main(page).getByText('No sessions match')).toBeVisible();
    },
  },
  {
    what: 'a star that is set',
    path: EVENT,
    reach: async (page) => {
      const star = main(page)
        .getByRole('button', { name: /^Save / })
        .first();
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    what: 'an opened game of the medals',
    path: '/medals',
    reach: async (page) => {
      const game = main(page).getByRole('button', { name: 'Folk dance' });
      await game.click();
      await expect(game).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    what: 'the plans for international members',
    path: '/membership',
    reach: async (page) => {
      await main(page).getByRole('radio', { name: 'International' }).click();
      await expect(main(page).getByRole('radio', { name: 'International' })).toBeChecked();
    },
  },
  {
    what: 'another chapter of the history',
    path: '/history',
    reach: async (page) => {
      await main(page).getByRole('tab').last().click();
      await expect(main(page).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    what: 'a chosen role',
    path: '/chooserole',
    reach: async (page) => {
      await main(page).getByText('Volunteer', { exact: true }).click();
      await expect(main(page).getByRole('radio', { name: 'Volunteer' })).toBeChecked();
    },
  },
  {
    what: 'an incomplete log-in',
    path: '/login',
    reach: async (page) => {
      await main(page).getByRole('button', { name: 'Check my details' }).click();
      await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(2);
    },
  },
  {
    what: 'a log-in that continues elsewhere',
    path: '/login',
    reach: async (page) => {
      await main(page).getByLabel('Username').fill('ione');
      await main(page).getByLabel('Password', { exact: true }).fill('lyre');
      await page.keyboard.press('Enter');
      const heading = main(page).getByRole('heading', { name: 'Now log in on the enrolment site' });
      await expect(heading).toBeVisible();
    },
  },
  {
    what: 'a copied account',
    path: '/donation',
    reach: async (page) => {
      await main(page).getByRole('button', { name: /^Copy/ }).first().click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    },
  },
  {
    what: 'search results',
    path: '/search?q=kithara',
    reach: (page) =>
      expect(
        main(page)
          .getByRole('link', { name: /kithara/i })
          .first(),
      ).toBeVisible(),
  },
  {
    what: 'a search that finds nothing',
    path: '/search?q=zzzzqq',
    reach: (page) =>
      expect(
        main(page)
          .getByText(/zzzzqq/)
          .first(),
      ).toBeVisible(),
  },
  {
    what: 'an empty list',
    path: '/saved',
    reach: (page) => expect(main(page).getByText('Nothing saved yet')).toBeVisible(),
  },
];

test.describe('a widget', () => {
  test.use(withoutWorker);

  for (const { what, path, reach } of STATES) {
    test(`${what} has no accessibility violations in any look`, fullRun, async ({ page, context }) => {
      test.slow();
      await context.grantPermissions(['clipboard-write']);
      await openSettled(page, path);
      await reach(page);
      await expectNoMistakesInAnyLook(page);
    });
  }

  for (const language of ['ar', 'el', 'hi', 'zh']) {
    test(
      `an event and a form in ${language} have no accessibility violations in any look`,
      fullRun,
      async ({ page }) => {
        test.slow();
        for (const path of [EVENT, '/contact']) {
          await openInLanguage(page, language, path);
          await expectNoMistakesInAnyLook(page);
        }
      },
    );
  }
});

test.describe('a failing page', () => {
  test.use({ ...withoutWorker, ownSite: true });

  for (const scenario of ['empty', 'failing', 'hanging', 'malformed'] as const) {
    test(
      `with answers that are ${scenario} pages have no accessibility violations in any look`,
      fullRun,
      async ({ page, site, allowConsole }) => {
        test.slow();
        allowConsole(/Failed to load resource/);
        await site.scenario(scenario);
        for (const path of ['/', EVENT, '/news', '/our-council']) {
          await site.forgetRequests();
          await page.goto(path);
          // A hanging page never settles.
          await (scenario === 'hanging' ? untilHydrated(page) : untilSettled(page));
          await expect.poll(async () => (await site.requests()).length).toBeGreaterThan(0);
          await expectNoMistakesInAnyLook(page);
        }
      },
    );
  }
});

test.describe('without a network', () => {
  test.use({ ownSite: true });

  test(
    'the offline bar and waiting messages have no accessibility violations in any look',
    fullRun,
    async ({ page, site, allowConsole }) => {
      test.slow();
      allowConsole(/ERR_|Failed to load|no answer/);
      await openSettled(page, '/contact');
      await waitForWorker(page);
      await site.kill();
      await send(page, typed());
      await expect(confirmation(page)).toBeVisible();
      await expectNoMistakesInAnyLook(page);
      await writeAnother(page);
      await expectNoMistakesInAnyLook(page);
      await page.goto('/outbox');
      await expect(page.getByText('1 message waiting to send')).toBeVisible();
      await main(page).getByText('Show what I wrote').click();
      await main(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await expectNoMistakesInAnyLook(page);
      await page.goto('/news');
      await expectNoMistakesInAnyLook(page);
    },
  );
});

test.describe('an event available offline', () => {
  test.use({ ownSite: true });

  test(
    'its panel, and the page of stored data, have no accessibility violations in any look',
    fullRun,
    async ({ page }) => {
      test.slow();
      await openSettled(page, EVENT);
      await waitForWorker(page);
      await packPanel(page);
      await expectNoMistakesInAnyLook(page);
      await makeReady(page);
      await expectNoMistakesInAnyLook(page);
      await page.goto('/device');
      await expect(main(page).getByText(/^Downloaded: /)).toBeVisible();
      await expectNoMistakesInAnyLook(page);
    },
  );
});
