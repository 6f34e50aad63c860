import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { some } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';
import { PASTED_ARTICLES } from './pasted-markup.ts';

test.use({ ...withoutWorker, viewport: { width: 320, height: 800 } });

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="M0 0h9v9z"/></svg>';

async function open(page: Page, markup: string): Promise<void> {
  const body = JSON.stringify({ data: [{ title: 'From elsewhere', description: markup, file: '' }] });
  await page.route('**/api/news', (route) => route.fulfill({ contentType: 'application/json', body }));
  for (const folder of ['wp-content', 'sites', 's'])
    await page.route(`**/${folder}/**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }),
    );
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
  });
  await page.goto('/news/details?article=from-elsewhere');
  await expect(page.getByRole('heading', { level: 1, name: 'From elsewhere' })).toBeVisible();
}

const text = (page: Page) => page.getByRole('article').first();

const cleaners = [
  { by: "the browser's cleaner", takeAway: false },
  { by: 'the library', takeAway: true },
];

for (const { by, takeAway } of some(1, cleaners)) {
  test.describe(`cleaned by ${by}`, () => {
    for (const { system, markup, pictures, words, hidden } of some(1, PASTED_ARTICLES)) {
      test(`NEWS-06 ERR-07 an article from ${system} shows its words and pictures, and fits a small phone`, async ({
        page,
      }) => {
        if (takeAway) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
        await open(page, markup);
        await untilSettled(page);
        for (const word of words) await expect(text(page).getByText(word).first()).toBeVisible();
        const shown = text(page).locator('img');
        await expect(shown).toHaveCount(pictures.length);
        for (const [place, picture] of pictures.entries()) {
          const image = shown.nth(place);
          await image.scrollIntoViewIfNeeded();
          await expect(image).toHaveAttribute('src', picture);
          await expect
            .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
            .toBeGreaterThan(1);
        }
        if (hidden) await expect(text(page)).not.toContainText(hidden);
        const seen = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          refused: (window as unknown as { refused: string[] }).refused,
          // An empty line between paragraphs is a hole.
          holes: [...document.querySelectorAll('article p')].filter(
            (line) => line.textContent?.trim() === '' && line.querySelector('img') === null,
          ).length,
        }));
        expect(seen).toEqual({ sideways: 0, refused: [], holes: 0 });
      });
    }
  });
}

test('NEWS-06 a link to a place on the page stays in the article, one to a place in the text becomes plain text', async ({
  page,
}) => {
  await open(
    page,
    '<p><a href="#dates">Dates</a>, <a href="#main">back to the top</a></p><h2 id="dates">Dates</h2>',
  );
  await untilSettled(page);
  await expect(text(page).getByRole('link', { name: 'Dates' })).toHaveCount(0);
  await text(page).getByRole('link', { name: 'back to the top' }).click();
  await expect(page).toHaveURL('/news/details?article=from-elsewhere#main');
  await expect(page.getByRole('heading', { level: 1, name: 'From elsewhere' })).toBeVisible();
});

test('NEWS-06 paragraphs keep their spacing inside the boxes that an editor puts around them', async ({
  page,
}) => {
  await open(page, '<p>One</p><p>Two</p><div><div><p>Three</p><p>Four</p></div></div>');
  await untilSettled(page);
  const tops = await text(page)
    .getByText(/^(One|Two|Three|Four)$/)
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  const [one = 0, two = 0, three = 0, four = 0] = tops;
  expect([three - two, four - three]).toEqual([two - one, two - one]);
});

for (const width of some(1, [390, 1440])) {
  test(`NEWS-06 I18N-06 paragraphs of two directions each start on their own side at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '<p>Drums and masks (free)!</p><p>الطبول والأقنعة (مجانا)!</p>');
    await untilSettled(page);
    const sides = await text(page)
      .getByText(/free|مجانا/)
      .evaluateAll((lines) =>
        lines.map((line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          const [inside, box] = [words.getBoundingClientRect(), line.getBoundingClientRect()];
          return inside.left - box.left < box.right - inside.right ? 'left' : 'right';
        }),
      );
    expect(sides).toEqual(['left', 'right']);
  });
}
