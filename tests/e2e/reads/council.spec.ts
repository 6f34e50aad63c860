import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { goInside, startInside } from './go-inside.ts';

test.use(withoutWorker);

const ASHA = {
  slug: 'asha-sample',
  imageurl: '/media/council/ilara-venn.svg',
  firstname: 'Asha',
  lastname: 'Sample',
  desgination: 'Keeper of the flutes',
  country: 'India',
  description: '<h2>Before</h2><p>Plays the <em>flute</em>.</p>',
};
const BARE = {
  slug: 'ovanu',
  imageurl: null,
  firstname: 'Ovanu',
  lastname: null,
  desgination: null,
  description: null,
};
const GROUPS = [
  { title: 'Second to none', members: [ASHA] },
  {
    title: 'Arts',
    members: [BARE, { ...BARE, slug: 'bela', firstname: 'Bela', imageurl: '/media/none.svg' }],
  },
];

/** Answers the council's call; an unknown slug is refused. */
async function answerCouncil(context: BrowserContext, groups: readonly { members: readonly object[] }[]) {
  await context.unrouteAll();
  await context.route('**/api/OurCouncil', (route) => {
    const { slug } = route.request().headers();
    if (slug === undefined) return route.fulfill({ json: { status: 1, data: groups } });
    const data = groups
      .flatMap(({ members }) => members)
      .filter((member) => 'slug' in member && member.slug === slug);
    return route.fulfill({ json: { status: data.length === 0 ? 0 : '1', data } });
  });
}

const group = (page: Page, name: string) => page.getByRole('region', { name });
const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const sizeOf = (page: Page, index: number) => page.getByRole('main').locator('img').nth(index).boundingBox();

test('ROUTE-17 COUNCIL-01 the sample council is shown by groups and every card links to a page', async ({
  page,
}) => {
  await openSettled(page, '/our-council');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'President',
    'Council of the Arts',
    'Partners',
  ]);
  await expect(group(page, 'Council of the Arts').getByRole('link')).toHaveCount(9);
  await expect(page.getByRole('main').locator('a[href^="/our-council/"]')).toHaveCount(14);
});

test(
  'COUNCIL-03 photos have the ratio 306 to 387, and that size in pixels at 1440 px',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/our-council');
    for (const index of [0, 1, 2, 13]) {
      const box = await sizeOf(page, index);
      expect(Math.abs((box?.width ?? 0) - 306)).toBeLessThanOrEqual(1);
      expect(Math.abs((box?.height ?? 0) - 387)).toBeLessThanOrEqual(1);
    }
    for (const width of some(2, [390, 320, 768, 1024, 1920])) {
      await page.setViewportSize({ width, height: 800 });
      for (const index of [0, 1]) {
        const box = await sizeOf(page, index);
        expect((box?.width ?? 0) / (box?.height ?? 1), `${width}`).toBeCloseTo(306 / 387, 1);
        expect(box?.width, `${width}`).toBeLessThanOrEqual(307);
      }
    }
  },
);

test(
  'COUNCIL-01 COUNCIL-02 COUNCIL-04 ROUTE-34 cards show what is given and lead to the partner and back',
  fullRun,
  async ({ page, context, allowConsole }) => {
    // The missing picture, and the page it starts from.
    allowConsole(/404/);
    await answerCouncil(context, GROUPS);
    await startInside(page);
    await goInside(page, '/our-council');
    await expect(group(page, 'Arts').getByRole('link')).toHaveText(['Ovanu', 'Bela']);
    await group(page, 'Arts').scrollIntoViewIfNeeded();
    for (const photo of await group(page, 'Arts').locator('img').all())
      await expect(photo).toHaveAttribute('src', '/pictures/portrait-default.svg');
    const card = group(page, 'Second to none').getByRole('link');
    await expect(card.getByText('Keeper of the flutes')).toBeVisible();
    await card.click();
    await expect(page).toHaveURL('/our-council/asha-sample');
    await expect(mainHeading(page)).toContainText('Asha Sample');
    await page.goBack();
    await expect(group(page, 'Arts')).toBeVisible();
  },
);

test(
  'ROUTE-18 COUNCIL-06 COUNCIL-07 a partner page opened directly is Partner information',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/our-council/ilara-venn');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(mainHeading(page)).toContainText('Partner information');
    await expect(mainHeading(page)).toContainText('Ilara Vennath');
    for (const words of ['President of the Council', 'India', 'Founder of the lyre schools'])
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('main').locator('li', { hasText: 'Speaker of the peace forum' }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: 'Portrait of Ilara Vennath' })).toBeVisible();
    await expect(page).toHaveTitle(/^Ilara Vennath – /);
    const answer = await page.request.get('/our-council/ilara-venn');
    expect(await answer.text()).toContain('Vennath');
  },
);

for (const slug of some(1, ['ovanu', 'sunwe-parrim', 'tariqel-bassun', 'harvi-landrok', 'lucho-tamarin'])) {
  test(`COUNCIL-04 /our-council/${slug} shows no trace of what is missing`, fullRun, async ({ page }) => {
    await openSettled(page, `/our-council/${slug}`);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null/);
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
}

test(
  'COUNCIL-05 COUNCIL-08 Q-46 an unknown partner is reported as such, and the layout stays',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/our-council/none');
    await expect(mainHeading(page)).toHaveText('We can’t find this partner');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'See the whole council' }).click();
    await expect(group(page, 'President')).toBeVisible();
  },
);

test(
  'COUNCIL-05 nothing of a refused answer is shown, and no message',
  fullRun,
  async ({ page, context, allowConsole }) => {
    // The page it starts from.
    allowConsole(/404/);
    await context.route('**/api/OurCouncil', (route) => route.fulfill({ json: { status: 0, data: GROUPS } }));
    for (const path of ['/our-council', '/our-council/asha-sample']) {
      await startInside(page);
      await goInside(page, path);
      await expect(mainHeading(page)).toHaveText(/council|can’t find/);
      await expect(page.getByRole('main')).not.toContainText(/Asha|Arts/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

for (const width of some(1, [320, 768, 1440])) {
  test(`nothing of the council overflows at ${width} px`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/our-council', '/our-council/bertrand-oxley-quill']) {
      await openSettled(page, path);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}
