import type { Locator, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openKiosk, touchButton } from '../support/kiosk.ts';
import { routesToCheck } from '../support/routes.ts';
import { everything, fullRun } from '../support/scope.ts';
import { openSettled, untilSettled } from '../support/settled.ts';
import { changedBy, type Handle, nameOf, unchoose } from './seen-changes.ts';

test.use({ ...withoutWorker, reducedMotion: 'reduce', forcedColors: 'active', hasAgreed: true });

const EVENT = '/event/pythian-national-games';
/** The clock decides which day is open. */
async function untilToday(page: Page): Promise<void> {
  await page.locator('#schedule').scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { name: /^Today/, selected: true })).toBeVisible();
}
const CHOSEN = [
  '[role=tab][aria-selected=true]',
  '[role=radio][aria-checked=true]',
  'button[aria-pressed=true]',
  ':is(a, button, summary)[aria-current]:not([aria-current=false])',
  'input:checked',
].join();
const CONTROLS =
  'a[href]:not(.skip-link), button:enabled, input:enabled, select:enabled, textarea:enabled, summary';
/** A short line is enough to be seen, a dot is not. */
const LEAST_PIXELS = 30;

const within = (part: Locator, selector: string) =>
  part.locator(selector).elementHandles() as Promise<Handle[]>;

/**
 * Returns the selected elements in a part of the page, and those among them that would look the same if not selected.
 */
async function lookAtChoices(page: Page, part: Locator) {
  const seen: string[] = [];
  const unseen: string[] = [];
  for (const element of await within(part, CHOSEN)) {
    const name = await nameOf(element);
    // The link to the section in view is another one after scrolling.
    await element.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
    await untilSettled(page);
    if (!(await element.evaluate((node, chosen) => node.matches(chosen), CHOSEN))) continue;
    const changed = (await element.isVisible())
      ? await changedBy(page, element, () => unchoose(element))
      : null;
    if (changed !== null) (changed < LEAST_PIXELS ? unseen : seen).push(name);
  }
  return { seen, unseen };
}

/** Returns one of each kind of control whose focus is invisible: at least half an outline must show. */
async function findUnseenFocus(page: Page, part: Locator): Promise<string[]> {
  const unseen: string[] = [];
  const kinds = new Set<string | null>();
  // From now on focus is visible, as for every keyboard user.
  await page.keyboard.press('Tab');
  for (const element of await within(part, CONTROLS)) {
    const kind = await element.evaluate((node) => `${node.localName} ${node.getAttribute('class')}`);
    if (kinds.has(kind) || !(await element.isVisible())) continue;
    kinds.add(kind);
    const changed = await changedBy(page, element, () => element.focus());
    const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 };
    if (changed !== null && changed < width + height) unseen.push(`${await nameOf(element)}: ${changed}`);
  }
  expect(kinds.size).toBeGreaterThan(2);
  return unseen;
}

for (const path of everything ? routesToCheck.map(({ path }) => path) : [EVENT]) {
  test(`C6 in forced colours the selection on ${path} is visible`, fullRun, async ({ page }) => {
    await openSettled(page, path);
    if (path === EVENT) await untilToday(page);
    const { seen, unseen } = await lookAtChoices(page, page.locator('body'));
    expect(unseen).toEqual([]);
    if (path === EVENT) expect(seen.join()).toMatch(/Events.*Today/s);
  });
}

for (const path of everything ? routesToCheck.map(({ path }) => path) : ['/contact']) {
  test(`C6 in forced colours the focus on ${path} is visible`, async ({ page }) => {
    await openSettled(page, path);
    expect(await findUnseenFocus(page, page.locator(everything ? 'body' : 'main'))).toEqual([]);
  });
}

for (const [what, path, name] of [
  ['a star that is set', EVENT, /^Save/],
  ['a password that is shown', '/login', /^Show/],
] as const) {
  test(`C6 in forced colours ${what} is visible`, fullRun, async ({ page }) => {
    await openSettled(page, path);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    const changed = await changedBy(page, (await button.elementHandle()) as Handle, async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.move(0, 0);
    });
    expect(changed).toBeGreaterThan(LEAST_PIXELS);
  });
}

test('C6 in forced colours the drawer shows where the visitor is', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openSettled(page, '/event');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('summary', { hasText: 'Events' }).click();
  const { seen, unseen } = await lookAtChoices(page, drawer);
  expect(seen.join()).toContain('All events');
  expect(unseen).toEqual([]);
});

test(
  'C6 in forced colours a kiosk shows its language and where the visitor is',
  fullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    await openKiosk(page);
    const start = await lookAtChoices(page, page.locator('body'));
    expect.soft(start.seen.join()).toContain('English');
    expect.soft(start.unseen).toEqual([]);
    await touchButton(page).click();
    await expect(touchButton(page)).toBeHidden();
    await untilSettled(page);
    const inside = await lookAtChoices(page, page.locator('body'));
    expect(inside.seen.join()).toContain('Today');
    expect(inside.unseen).toEqual([]);
  },
);
