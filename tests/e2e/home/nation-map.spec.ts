import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { openBlock } from './home-answers.ts';

test.use(withoutWorker);

const SECTION = 'Twenty-one nations';

async function openMap(page: Page) {
  const section = await openBlock(page, SECTION);
  const map = section.getByRole('region', { name: 'Map of the member nations' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button')).toHaveCount(21);
  return { section, map, markers: map.getByRole('button'), popup: map.locator('.leaflet-popup') };
}

test(
  'MAP-01 MAP-02 MAP-03 MAP-08 MAP-09 is 600 px high with a marker and a popup for each nation',
  fullRun,
  async ({ page, context }) => {
    // No other site is needed, and none is requested.
    const asked: string[] = [];
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => {
        asked.push(route.request().url());
        return route.abort();
      },
    );
    const { section, map, markers, popup } = await openMap(page);
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await map.boundingBox())?.height, `at ${width} px`).toBe(600);
      expect(await markers.first().boundingBox()).toMatchObject({ width: 32, height: 32 });
    }
    const names: string[] = [];
    for (const marker of await markers.all()) {
      await marker.focus();
      await page.keyboard.press('Enter');
      await expect(popup).toHaveText((await marker.getAttribute('alt')) ?? '');
      names.push((await popup.textContent()) ?? '');
    }
    expect(new Set(names).size).toBe(21);
    expect(await section.getByRole('listitem').allTextContents()).toEqual(names);
    expect(asked).toEqual([]);
  },
);

test('MAP-04 Cyprus and Ethiopia both open under the pointer', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { map, popup } = await openMap(page);
  for (const name of ['Cyprus', 'Ethiopia']) {
    await map.getByRole('button', { name }).click();
    await expect(popup).toHaveText(name, { useInnerText: true });
  }
});

test('MAP-05 MAP-06 does not zoom, and starts at its centre', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { map, markers } = await openMap(page);
  const greece = map.getByRole('button', { name: 'Greece' });
  const japan = map.getByRole('button', { name: 'Japan' });
  const box = await map.boundingBox();
  const at = await greece.boundingBox();
  if (box === null || at === null) throw new Error('no map');
  // Mercator at zoom 3, from the centre of the map to the tip of the marker.
  const y = (latitude: number) =>
    (-Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * 2048;
  expect(Math.abs(at.x + 16 - (box.x + box.width / 2 + (22.5 / 360) * 2048))).toBeLessThan(2);
  expect(Math.abs(at.y + 31 - (box.y + box.height / 2 + y(38.48) - y(10)))).toBeLessThan(2);

  const distance = async () => ((await japan.boundingBox())?.x ?? 0) - ((await greece.boundingBox())?.x ?? 0);
  const before = await distance();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(box.x + 40, box.y + box.height - 60);
  await page.mouse.dblclick(box.x + 40, box.y + box.height - 60);
  await map.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  expect(await distance()).toBeCloseTo(before, 0);
  await expect(markers).toHaveCount(21);
  await expect(page.locator('.leaflet-control')).toHaveCount(0);
});

test('MAP-07 stays within its bounds however far it is dragged', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { map } = await openMap(page);
  const box = await map.boundingBox();
  if (box === null) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + 300];
  for (const way of [-1, 1]) {
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.move(x - way * 500, y - way * 200);
      await page.mouse.down();
      await page.mouse.move(x + way * 500, y + way * 200, { steps: 4 });
      await page.mouse.up();
    }
    const land = await map.locator('svg').boundingBox();
    if (land === null) throw new Error('no land');
    // A little more than 85 degrees is drawn.
    expect(land.x).toBeLessThanOrEqual(box.x + 1);
    expect(land.x + land.width).toBeGreaterThanOrEqual(box.x + box.width - 1);
    expect(land.y).toBeLessThanOrEqual(box.y + 1);
    expect(land.y + land.height).toBeGreaterThanOrEqual(box.y + box.height - 1);
  }
});

test('MAP-03 the list opens the popup of a nation out of view', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { section, map, popup } = await openMap(page);
  await section.getByRole('listitem').getByRole('button', { name: 'Australia' }).click();
  await expect(popup).toHaveText('Australia');
  await expect(map.getByRole('button', { name: 'Australia' })).toBeInViewport();
  await page.keyboard.press('Escape');
});

test(
  'MAP-09 Q-55 on a phone the list comes first, and land stands below it while the code of the map is lost',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/Failed to load resource|The map could not be drawn/);
    await page.setViewportSize({ width: 390, height: 844 });
    await context.route(/\/assets\/leaflet-map-[^/]*\.js/, (route) => route.abort());
    const section = await openBlock(page, SECTION);
    const map = section.getByRole('region', { name: 'Map of the member nations' });
    await map.scrollIntoViewIfNeeded();
    const land = section.locator('svg[viewBox="0 0 4096 4096"]');
    await expect(land).toBeVisible();
    const list = await section.getByRole('list').boundingBox();
    const box = await map.boundingBox();
    const drawn = await land.boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(box?.y ?? 0);
    expect(box?.height).toBe(600);
    // At the place and size at which the map draws it: 0° in the middle, 2048 px wide.
    expect(drawn?.width).toBe(2048);
    expect((drawn?.x ?? 0) + 1024).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2, 0);
    expect((drawn?.y ?? 0) + 667).toBeCloseTo(box?.y ?? 0, 0);
  },
);

test('the list is there without any script', fullRun, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('region', { name: SECTION }).getByRole('listitem')).toHaveCount(21);
  await context.close();
});
