import type { Page, Route } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { holdAnimations } from '../../support/hold-animations.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';

test.use(withoutWorker);

/** Otherwise, after a second and a half, a slow machine shows the built page's answer in place of one that is held back. */
test.beforeEach(({ context }) =>
  context.route('**', (route) => {
    const { accept } = route.request().headers();
    return route.request().resourceType() === 'fetch' && accept?.startsWith('text/html')
      ? undefined
      : route.fallback();
  }),
);

declare global {
  interface Window {
    /** Every position at which the part of the next page was seen. */
    places?: Set<number>;
    hasCome?: boolean;
    tellCome?: () => Promise<void>;
  }
}

/** What follows a loading part stays hidden for this long at most (`running-event.module.css`). */
const UNSEEN_MS = 600;

/** An answer that is held back until the test releases it. */
function heldBack() {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answer = async (route: Route) => {
    await isLetGo;
    await route.continue();
  };
  return { answer, letGo: () => letGo() };
}
/** When the next page is there, as it reports itself: polling would notice late on a slow page. */
const come = new WeakMap<Page, Promise<void>>();

/** Answers as soon as the page that has asked is there. */
const onceThere = (page: Page, answer?: object) => async (route: Route) => {
  await come.get(page);
  await (answer ? route.fulfill({ json: answer }) : route.continue());
};
const toHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first();
const toEvent = (page: Page) =>
  page.getByRole('main').locator('a[href="/event/pythian-national-games"]').first();
const band = (page: Page) => page.getByRole('region', { name: /^On now/ });

/** What follows the band: the first banner of home, the dates of an event. */
const BELOW_ON_HOME = 'main [aria-label="Highlights"] fieldset';
const BELOW_ON_EVENT = 'main [aria-label="When and where"]';

/** Records in every animation frame where a part of the next page is. */
async function watchPart(page: Page, part: string): Promise<() => Promise<number[]>> {
  let tellCome = () => {};
  come.set(
    page,
    new Promise((resolve) => {
      tellCome = resolve;
    }),
  );
  await page.exposeFunction('tellCome', () => tellCome());
  await page.evaluate((selector) => {
    const places = new Set<number>();
    const before = document.querySelector('h1')?.textContent;
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && heading.textContent !== before) {
        if (!window.hasCome) void window.tellCome?.();
        window.hasCome = true;
        const seen = document.querySelector(selector);
        if (seen?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          places.add(Math.round(seen.getBoundingClientRect().top + scrollY));
      }
      requestAnimationFrame(look);
    };
    look();
    window.places = places;
  }, part);
  return () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      return [...(window.places ?? [])];
    });
}

test('what is on keeps its space free while loading: nothing is pushed down', async ({ page, context }) => {
  const schedule = heldBack();
  await context.route('**/api/GameSchedule', schedule.answer);
  // Once idle, this page asks for the schedule itself.
  await page.goto('/event');
  await untilHydrated(page);
  const places = await watchPart(page, BELOW_ON_HOME);
  await toHome(page).click();
  await expect.poll(places, { intervals: [50] }).toHaveLength(1);
  await expect(band(page).getByRole('time')).toHaveCount(0);
  schedule.letGo();
  await expect(band(page).getByRole('time')).toBeVisible();
  expect(await places()).toHaveLength(1);
});

test('from a page that knows no events, home shows once it is known whether one runs', async ({
  page,
  context,
}) => {
  await openSettled(page, '/news');
  await context.route('**/api/events', onceThere(page));
  await context.route('**/api/GameSchedule', onceThere(page));
  const places = await watchPart(page, BELOW_ON_HOME);
  await holdAnimations(page);
  await toHome(page).click();
  await expect(band(page).getByRole('time')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(places).toHaveLength(1);
});

test('home does not wait long for a list that fails to load', async ({ page, context }) => {
  await openSettled(page, '/news');
  await context.route('**/api/events', () => {});
  const places = await watchPart(page, BELOW_ON_HOME);
  const animations = await holdAnimations(page);
  await toHome(page).click();
  await page.waitForFunction(() => window.hasCome);
  await animations.setTo(UNSEEN_MS - 1);
  expect(await places()).toHaveLength(0);
  await animations.setTo(UNSEEN_MS + 1);
  await expect.poll(places).toHaveLength(1);
});

for (const [name, path, link, below] of some(1, [
  ['home', '/event', toHome, BELOW_ON_HOME],
  ['the event page', '/event', toEvent, BELOW_ON_EVENT],
] as const)) {
  test(
    `${name} keeps no empty space on a day on which nothing has begun yet`,
    fullRun,
    async ({ page, context }) => {
      await openSettled(page, path);
      await context.route('**/api/GameSchedule', onceThere(page, { status: 1, data: [] }));
      const places = await watchPart(page, below);
      const animations = await holdAnimations(page);
      const answered = page.waitForResponse('**/api/GameSchedule');
      await link(page).click();
      await answered;
      await expect.poll(places).toHaveLength(1);
      await animations.release();
      await expect(band(page)).toHaveCount(0);
      expect(await places()).toHaveLength(1);
    },
  );
}

for (const [width, height] of some(1, [
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const)) {
  test(`the name of an event stays where it is when the event loads, at ${width} by ${height}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await openSettled(page, '/event');
    const detail = heldBack();
    await context.route('**/api/eventdetail', detail.answer);
    const places = await watchPart(page, 'main h1');
    await page.getByRole('main').locator('a[href="/event/youth-pythian-games"]').first().click();
    const button = page.getByRole('main').getByRole('link', { name: 'Enter your school' });
    await expect.poll(places).toHaveLength(1);
    await expect(button).toHaveCount(0);
    detail.letGo();
    await expect(button).toBeVisible();
    expect(await places()).toHaveLength(1);
  });
}
