import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { KIND_NAMES, rulesOf } from '../../../server/content/kinds/kinds.ts';
import { inviteToDesk } from '../../support/desk/invite-to-desk.ts';
import { joinDesk } from '../../support/desk/join-desk.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { publishAll, writeMessage } from './desk-steps.ts';
import { expectNoMistakesAtAnySize, openScreen, PHONE } from './no-mistakes.ts';

test.use({
  ...withoutWorker,
  ...{ timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true, viewport: PHONE },
});

const SCREENS = readFileSync(join(import.meta.dirname, '../../../desk/desk-screens.tsx'), 'utf8');
/** Every address that a screen of its own has: a new one is walked without a word here. */
const PATHS = [...new Set([...SCREENS.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path))];
/** Leads to the page of the site that it shows. */
const LEADS_AWAY = '/preview';
const NOTHING = 'Nothing here';
const NAMES: Readonly<Record<string, string>> = {
  '/': 'Today',
  '/content': 'Content',
  '/pictures': 'Pictures',
  '/import': 'Import',
  '/history': 'History',
  '/history/:number': 'Revision 1',
  '/inbox': 'Inbox',
  '/people': 'People',
  '/changes': 'All changes',
  '/all-content': 'All content',
  '/account': 'Your account',
};

/** One of the screens with a number shows the first. */
const open = (page: Page, path: string) =>
  openScreen(page, path === '/' ? '' : path.replace(':number', '1'), NAMES[path] ?? /\S/);

test('DESK-72 every screen of the desk works on a phone: nothing is cut off, and axe finds no mistakes', async ({
  page,
  site,
}) => {
  test.slow();
  await joinDesk(page, site);
  await publishAll(page);
  await writeMessage(site);
  expect(PATHS).toEqual(expect.arrayContaining(Object.keys(NAMES).filter((path) => path !== '/')));
  for (const path of ['/', ...PATHS.filter((path) => path !== LEADS_AWAY)]) {
    await open(page, path);
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).not.toBe(NOTHING);
    await expectNoMistakesAtAnySize(page, path);
  }
});

for (const kind of KIND_NAMES) {
  // The first one has inputs of almost every type.
  test(
    `DESK-72 the list and the forms of ${kind} have no mistakes that axe knows`,
    kind === KIND_NAMES[0] ? {} : fullRun,
    async ({ page, site }) => {
      test.slow();
      const { one, many } = rulesOf(kind).words;
      await joinDesk(page, site);
      await openScreen(page, `/${kind}`, new RegExp(`^${many}$`, 'i'));
      const first = page.getByRole('table').getByRole('link').first();
      await expect(first).toBeVisible();
      const form = (await first.getAttribute('href')) ?? '';
      expect(form).toContain(`/desk/${kind}/`);
      await page.getByRole('table').getByRole('checkbox').first().check();
      await expectNoMistakesAtAnySize(page, `${many}, one of them chosen`);
      await openScreen(page, `/${kind}/create`, `New ${one}`);
      await expectNoMistakesAtAnySize(page, `a new ${one}`);
      await openScreen(page, form.slice('/desk'.length));
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
      await expectNoMistakesAtAnySize(page, `a ${one} that is there`);
    },
  );
}

for (const role of ['editor', 'inbox'] as const) {
  test(
    `DESK-72 DESK-56 the screens of the role ${role} have no mistakes that axe knows`,
    fullRun,
    async ({ page, site }) => {
      test.slow();
      await joinDesk(page, site);
      await publishAll(page);
      await writeMessage(site);
      await page.context().clearCookies();
      await page.goto(await inviteToDesk(site, 'meera@festival.example', role));
      await page.getByLabel('Your name').fill('Meera Example');
      await page.getByLabel('Password').fill('amber noon lyre river');
      await page.getByRole('button', { name: 'Join' }).click();
      const start = role === 'editor' ? 'Today' : 'Inbox';
      await expect(page.getByRole('heading', { level: 1, name: start })).toBeVisible();
      const theirs = role === 'editor' ? PATHS.filter((path) => path !== '/people') : ['/inbox', '/account'];
      for (const path of theirs.filter((path) => path !== LEADS_AWAY)) {
        await open(page, path);
        await expectNoMistakesAtAnySize(page, `${path} as ${role}`);
      }
      await openScreen(page, role === 'editor' ? '/people' : '/content', NOTHING);
      await expectNoMistakesAtAnySize(page, `what is not for ${role}`);
    },
  );
}
