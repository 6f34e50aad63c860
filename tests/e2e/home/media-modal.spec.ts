import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { answerHome, clip, EMBED, film, listed, lists, openBlock, picture } from './home-answers.ts';

test.use(withoutWorker);

/** Opens the only item of a gallery. `embeds` says what the other site answers. */
async function openItem(
  page: Page,
  context: BrowserContext,
  item: { readonly title: string },
  embeds: 'page' | 'blocked' = 'page',
) {
  const outside: string[] = [];
  await context.route(/youtube/, (route) => {
    outside.push(route.request().url());
    return embeds === 'blocked'
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
  });
  await answerHome(context, {
    events: lists([], [listed('Spring Games')]),
    EventsLinkedNews: { headingText: '', data: [item] },
  });
  const viewer = await openBlock(page, 'Previous events');
  // Until the answer has come, the item is one of the prerendered page.
  await viewer
    .getByRole('button', { name: new RegExp(`^(?:Play video|View picture).*${item.title}`) })
    .click();
  return { modal: page.getByRole('dialog'), outside, viewer };
}

test(
  'GALLERY-06 GALLERY-07 a film is a poster until it is pressed, then its embed',
  fullRun,
  async ({ page, context }) => {
    const { modal, outside } = await openItem(page, context, film('Flame'));
    await expect(modal.getByText('comes from another site')).toBeVisible();
    expect(outside).toEqual([]);
    await modal.getByRole('button', { name: 'Play video: Flame' }).click();
    await expect(modal.locator('iframe')).toHaveAttribute('src', EMBED);
    await expect(modal.locator('iframe')).toBeFocused();
    await expect.poll(() => outside).toEqual([EMBED]);
  },
);

test('VIDEO-06 Got it! agrees permanently; closing leaves no frame', fullRun, async ({ page, context }) => {
  const { modal, viewer } = await openItem(page, context, film('Flame'));
  await modal.getByRole('button', { name: 'Got it!' }).click();
  await expect(modal.locator('iframe')).toHaveAttribute('src', EMBED);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Play video: Flame' }).click();
  await expect(modal.locator('iframe')).toHaveAttribute('src', EMBED);
});

test(
  'VIDEO-10 a blocked film host leaves the page, the way out and the link to the film',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_BLOCKED_BY_CLIENT/);
    const { modal } = await openItem(page, context, film('Flame'), 'blocked');
    await modal.getByRole('button', { name: 'Got it!' }).click();
    await expect(modal.getByRole('link', { name: /^Watch on youtube\.com/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=sampleFilm1',
    );
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toHaveCount(0);
  },
);

for (const [width, height] of some(1, [
  [1440, 900],
  [375, 812],
  [812, 375],
] as const)) {
  test(`VIDEO-07 keeps its limits at ${width} by ${height}`, fullRun, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const { modal } = await openItem(page, context, film('Flame'));
    await modal.getByRole('button', { name: 'Got it!' }).click();
    const frame = await modal.locator('iframe').boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(frame?.width).toBeLessThanOrEqual(width);
  });

  test(
    `VIDEO-07 GALLERY-07 pictures and files keep theirs at ${width} by ${height}`,
    fullRun,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      const tall = picture('Arena', { eventimage: '/media/council/ilara-venn.svg' });
      const { modal, viewer } = await openItem(page, context, tall);
      const image = modal.getByRole('img', { name: 'Arena, drawn' });
      await expect(image).toHaveAttribute('src', '/media/council/ilara-venn.svg');
      await expect.poll(async () => (await image.boundingBox())?.height ?? 0).toBeGreaterThan(50);
      expect((await image.boundingBox())?.height).toBeLessThanOrEqual(height * 0.8 + 1);
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toBeVisible();
    },
  );
}

test(
  'VIDEO-07 GALLERY-07 a film file plays in a player of at most half the height',
  fullRun,
  async ({ page, context }) => {
    const { modal } = await openItem(page, context, clip('Hoops'));
    const player = modal.locator('video');
    await expect(player).toHaveAttribute('src', '/media/gallery/clip.mp4');
    const { height = 0 } = (await player.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 2 + 1);
  },
);
