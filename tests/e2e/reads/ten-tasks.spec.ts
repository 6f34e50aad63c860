import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { packPanel } from '../pack/stored-pack.ts';

/*
 * What visitors come for, on a phone, from the home page: no task takes more than three taps. Scrolling and typing are
 * not counted.
 */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, hasAgreed: true });

const MOST_TAPS = 3;
const main = (page: Page) => page.getByRole('main');
const schedule = (page: Page) => page.getByRole('region', { name: 'Games schedule' });

/** A visitor on the home page, whose taps are counted. */
class Visitor {
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  /** The line that says what is on now, which leads to today's schedule. */
  async openToday(): Promise<void> {
    await this.tap(
      main(this.page)
        .getByRole('region', { name: /^On now at / })
        .getByRole('link'),
    );
    await untilHydrated(this.page);
  }
}

interface Task {
  readonly name: string;
  readonly taps: number;
  readonly perform: (visitor: Visitor) => Promise<void>;
}

const tasks: readonly Task[] = [
  {
    name: 'see what is on now',
    taps: 0,
    perform: async ({ page }) => {
      const now = main(page).getByRole('region', { name: /^On now at / });
      await expect(now.getByRole('time')).toBeInViewport();
    },
  },
  {
    name: 'see what is on tomorrow',
    taps: 2,
    perform: async (visitor) => {
      await visitor.openToday();
      const tomorrow = schedule(visitor.page).getByRole('tab').nth(2);
      await visitor.tap(tomorrow);
      await expect(tomorrow).toHaveAttribute('aria-selected', 'true');
      await expect(schedule(visitor.page).locator('li[data-phase]')).toHaveCount(25);
    },
  },
  {
    name: 'save a session',
    taps: 2,
    perform: async (visitor) => {
      await visitor.openToday();
      const star = schedule(visitor.page)
        .getByRole('button', { name: /^Save / })
        .last();
      await visitor.tap(star);
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'find it again',
    taps: 1,
    perform: async (visitor) => {
      const { page } = visitor;
      await openSettled(page, '/event/pythian-national-games');
      await main(page)
        .getByRole('button', { name: /^Save / })
        .first()
        .tap();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Saved, 1/ })).toBeVisible();
      await openSettled(page, '/');
      await visitor.tap(page.getByRole('banner').getByRole('link', { name: /^Saved/ }));
      await expect(page.getByRole('region', { name: 'Your list' }).getByRole('listitem')).toHaveCount(1);
    },
  },
  {
    name: 'take an event along offline, and see the receipt',
    taps: 2,
    perform: async (visitor) => {
      await waitForWorker(visitor.page);
      await visitor.openToday();
      const panel = await packPanel(visitor.page);
      await visitor.tap(panel.getByRole('button', { name: 'Download this event' }));
      await expect(main(visitor.page).getByText(/^Downloaded: \d+ items, /)).toBeVisible();
    },
  },
  {
    name: 'write to the movement',
    taps: 1,
    perform: async (visitor) => {
      await visitor.tap(main(visitor.page).getByRole('link', { name: 'Contact us' }));
      await expect(visitor.page.getByRole('textbox').first()).toBeInViewport();
    },
  },
  {
    name: 'see what membership costs',
    taps: 3,
    perform: async (visitor) => {
      const { page } = visitor;
      await visitor.tap(page.getByRole('button', { name: 'Open menu' }));
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await visitor.tap(menu.getByText('Take part', { exact: true }));
      await visitor.tap(menu.getByRole('link', { name: 'Membership' }));
      await expect(main(page).getByText(/₹\d/).first()).toBeVisible();
    },
  },
  {
    name: 'share an event',
    taps: 3,
    perform: async (visitor) => {
      const { page } = visitor;
      await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
      await visitor.openToday();
      await visitor.tap(
        main(page)
          .getByRole('button', { name: /^Share / })
          .first(),
      );
      await visitor.tap(
        page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Copy the link' }),
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/event/');
    },
  },
  {
    name: 'add the day to a calendar',
    taps: 3,
    perform: async (visitor) => {
      const { page } = visitor;
      await visitor.openToday();
      await visitor.tap(schedule(page).getByRole('button', { name: 'Add to calendar' }));
      const file = page.waitForEvent('download');
      await visitor.tap(page.getByRole('dialog').getByRole('button', { name: 'Download the file' }));
      expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    },
  },
  {
    name: 'install the site',
    taps: 1,
    perform: async (visitor) => {
      const { page } = visitor;
      await visitor.tap(page.getByRole('contentinfo').getByRole('link', { name: 'This device' }));
      // A browser that does not ask by itself is explained.
      await expect(page.getByRole('region', { name: 'Install the app' })).toBeVisible();
    },
  },
];

for (const { name, taps, perform } of tasks) {
  const isShort = name === 'save a session';
  test(
    `VISIT-01 a visitor on a phone needs ${taps} taps to ${name}`,
    isShort ? {} : fullRun,
    async ({ page }) => {
      await openSettled(page, '/');
      const visitor = new Visitor(page);
      await perform(visitor);
      expect(visitor.taps).toBe(taps);
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    },
  );
}
