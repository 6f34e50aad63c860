import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { goInside, startInside } from './go-inside.ts';

test.use(withoutWorker);

const FILM = 'https://www.youtube.com/embed/sampleFilm?start=3';
const PICTURES = '/storage/app/public/event-categories-images';

const games = {
  eventaid: 7,
  eventname: 'River Games',
  startdate: '05-03-2024',
  enddate: '08-03-2024',
  eventimage: 'national.webp',
  imagetype: 'image',
  landmark: 'Old Quay',
  resaddress: null,
  statename: 'Goa',
  readmoreurl: 'pythian-national-games',
  icons: null,
};

/** Entries of a list, or the status of a failure. */
type Answer = readonly object[] | number | 'no network';

/** Answers both lists and records the requests in order. */
async function answerLists(
  context: BrowserContext,
  answers: { upcoming: Answer; previous: Answer },
): Promise<string[]> {
  const asked: string[] = [];
  await context.route('**/api/events', async (route) => {
    const type = (await route.request().headerValue('eventtype')) ?? '';
    asked.push(type);
    const answer = type === 'upcoming' ? answers.upcoming : answers.previous;
    if (answer === 'no network') return route.abort('internetdisconnected');
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: {} });
    return route.fulfill({ json: { data: answer } });
  });
  return asked;
}

const card = (page: Page, name = 'River Games') => page.getByRole('article', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const timezoneId of some(1, ['America/Los_Angeles', 'Asia/Kolkata'])) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('ROUTE-02 EVENTS-01 EVENTS-02 EVENTS-03 shows upcoming events with their date', async ({
      page,
      context,
    }) => {
      const later = { ...games, eventname: 'Hill Games', startdate: '25-03-2024', enddate: '' };
      await answerLists(context, {
        upcoming: [games, later],
        previous: [{ ...games, eventname: 'Old Games' }],
      });
      await page.goto('/event');
      await expect(card(page)).toContainText(/\b5\s*Mar/i, { useInnerText: true });
      await expect(card(page).getByText('5th–8th March 2024')).toBeVisible();
      await expect(card(page).getByText('Old Quay, Goa')).toBeVisible();
      await expect(card(page, 'Hill Games')).toContainText(/\b25\s*Mar/i, { useInnerText: true });
      await expect(card(page).getByRole('link', { name: 'Read More' })).toBeVisible();
      await expect(section(page, 'Upcoming events')).toBeVisible();
      await expect(section(page, 'Previous events')).toBeVisible();
    });
  });
}

test('EVENTS-05 ROUTE-34 links to the event with its id and name in the history entry, and Back returns', async ({
  page,
  context,
}) => {
  await answerLists(context, { upcoming: [games], previous: [] });
  await page.goto('/event');
  await card(page).getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL('/event/pythian-national-games');
  const state = await page.evaluate(() => JSON.stringify(history.state));
  expect(state).toContain('"eventid":"7"');
  expect(state).toContain('"eventname":"River Games"');
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/event/pythian-national-games');
});

test(
  'EVENTS-06 opens social pages in a new tab and renders no empty bar',
  fullRun,
  async ({ page, context }) => {
    const icons = [
      { icon: '/media/icons/facebook.svg', href: 'https://social.example.org/river' },
      { icon: '/media/icons/youtube.svg', href: 'https://films.example.org/river' },
    ];
    const none = { ...games, eventname: 'Hill Games', icons: [] };
    await answerLists(context, { upcoming: [{ ...games, icons }, none], previous: [] });
    await page.goto('/event');
    const links = card(page).locator('a[target=_blank]');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', 'https://social.example.org/river');
    await expect(card(page, 'Hill Games').getByRole('list')).toHaveCount(0);
  },
);

test(
  'EVENTS-07 EVENTS-08 EVENTS-09 shows previous events by their kind',
  fullRun,
  async ({ page, context }) => {
    await context.route('https://www.youtube.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'a film' }),
    );
    await answerLists(context, {
      upcoming: [],
      previous: [
        games,
        { ...games, eventname: 'Film of the day', imagetype: 'youtube', eventimage: FILM },
        { ...games, eventname: 'Programme', imagetype: 'pdf' },
        { ...games, eventname: 'Nameless kind', imagetype: '' },
      ],
    });
    await page.goto('/event');
    const previous = section(page, 'Previous events');
    await previous.scrollIntoViewIfNeeded();
    await expect(previous.getByRole('article')).toHaveCount(2);
    await expect(previous.getByRole('listitem')).toHaveCount(2);
    await expect(card(page).getByRole('link', { name: 'Read More' })).toHaveAttribute(
      'href',
      '/event/pythian-national-games',
    );
    await expect(card(page).getByText('Old Quay, Goa')).toBeVisible();

    const film = card(page, 'Film of the day');
    await expect(film.locator('iframe')).toHaveCount(0);
    await expect(film.getByRole('link')).toHaveAttribute('href', FILM);
    await film.getByRole('button', { name: 'Play video: Film of the day' }).click();
    await expect(film.locator('iframe')).toHaveAttribute('src', FILM);
    await expect(film.frameLocator('iframe').getByText('a film')).toBeVisible();
  },
);

test(
  'EVENTS-10 finds pictures below the base of event images, and uses full addresses of known hosts as they are',
  fullRun,
  async ({ page, context, baseURL }) => {
    const named = (eventname: string, eventimage: string) => ({ ...games, eventname, eventimage });
    await answerLists(context, {
      upcoming: [
        named('Relative', 'national.webp'),
        named('Rooted', '/media/events/national.webp'),
        named('Full', `${baseURL}/media/news/n1.svg`),
      ],
      previous: [],
    });
    await page.goto('/event');
    for (const [name, path] of [
      ['Relative', `${PICTURES}/national.webp`],
      ['Rooted', '/media/events/national.webp'],
      ['Full', '/media/news/n1.svg'],
    ] as const) {
      await expect(card(page, name)).toBeVisible();
      const source = await card(page, name)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.src);
      expect(source).toBe(baseURL + path);
    }
  },
);

test(
  'EVENTS-11 API-13 asks for the upcoming list, then for the previous one, and never again',
  fullRun,
  async ({ page, context }) => {
    const asked = await answerLists(context, { upcoming: [games], previous: [games] });
    await page.goto('/event');
    await expect.poll(() => asked).toEqual(['upcoming', 'previous']);
    await letTimePass(page, 2_000, 'a further request, which must not come');
    expect(asked).toEqual(['upcoming', 'previous']);
  },
);

test('ROUTE-29 ROUTE-32 opens, reloads and accepts a trailing slash', fullRun, async ({ page }) => {
  for (const path of ['/event', '/event/']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await page.reload();
    await expect(section(page, 'Upcoming events').getByRole('article').first()).toBeVisible();
    await expect(section(page, 'Previous events').getByRole('article').first()).toBeVisible();
  }
});

test.describe('entered inside the app, without a prerendered list', () => {
  const enter = async (page: Page) => {
    await startInside(page);
    await goInside(page, '/event');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  };

  for (const outcome of some(1, [500, 'no network'] as const)) {
    test(
      `EVENTS-12 ERR-01 ERR-02 each list works without the other (${outcome})`,
      fullRun,
      async ({ page, context, allowConsole }) => {
        allowConsole(/500|net::|404/);
        await answerLists(context, { upcoming: outcome, previous: [games] });
        await enter(page);
        await expect(section(page, 'Previous events')).toBeVisible();
        await expect(section(page, 'Upcoming events')).toHaveCount(0);

        await context.unrouteAll();
        await answerLists(context, { upcoming: [games], previous: outcome });
        await enter(page);
        await expect(section(page, 'Upcoming events')).toBeVisible();
        await expect(section(page, 'Previous events')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }

  test(
    'OFFLINE-08 says that nothing is saved if no network delivers either list',
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(/net::|404/);
      await answerLists(context, { upcoming: 'no network', previous: 'no network' });
      await enter(page);
      await expect(page.getByText('Events aren’t saved on this device')).toBeVisible();
    },
  );

  test('ERR-03 malformed answers do not break the page', fullRun, async ({ page, context, allowConsole }) => {
    allowConsole(/404/);
    const holes = Object.fromEntries(Object.keys(games).map((key) => [key, null]));
    await answerLists(context, {
      upcoming: [holes, { ...holes, eventname: 'Only a name' }],
      previous: [{ ...holes, eventname: 'Only this', imagetype: 'image' }, [], { eventname: {} }],
    });
    await enter(page);
    await expect(card(page, 'Only a name')).toBeVisible();
    await expect(card(page, 'Only this')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|\[object/);
  });
});

for (const width of some(1, [320, 1024, 375, 768, 1440])) {
  test(`nothing overflows at ${width} px`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/event');
    await expect(section(page, 'Previous events')).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test(
  'LAYOUT-26 EVENTS-01 a visitor who comes by a link and jumps to the footer finds it at rest',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/news');
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(
      page.getByRole('region', { name: 'Previous events' }).getByRole('article').first(),
    ).toBeAttached();
    const tops = await foot.getByRole('link', { name: 'About us', exact: true }).evaluate(async (link) => {
      const seen: number[] = [];
      link.scrollIntoView({ block: 'end', behavior: 'instant' });
      for (let frame = 0; frame < 20; frame += 1) {
        seen.push(Math.round(link.getBoundingClientRect().top));
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    expect(Math.max(...tops) - Math.min(...tops), tops.join(' ')).toBeLessThanOrEqual(1);
  },
);

for (const width of some(1, [390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the event that runs today says so once the page knows the date, and nothing moves', async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto('/event');
      await expect(card(page, 'Pythian National Games').getByText(/^Today’s schedule/)).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: 'Today’s schedule' })).toHaveCount(1);
      // The menu's fonts may load after it was rendered; nothing else moves at all.
      const isMenu = (where: string) => where.startsWith('<nav');
      const { shifts } = await shiftsOf(page);
      expect(shifts.filter(({ where }) => where.length === 0 || !where.every(isMenu))).toEqual([]);
    });
  });
}
