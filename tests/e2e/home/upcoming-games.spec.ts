import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilStill } from '../../support/settled.ts';

test.use(withoutWorker);

const games = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    game: `Game ${place + 1}`,
    icon: '/media/games/drum.svg',
    gamePageUrl: `/event/spring/game-${place + 1}`,
  }));
const answer = (context: BrowserContext, count: number) =>
  context.route('**/api/UpcomingGames', (route) =>
    route.fulfill({ json: { data: [{ htmlcode: '', games: games(count) }] } }),
  );
const row = (page: Page) => page.getByRole('group', { name: 'Upcoming games' });

/** Opens home at the row, once it shows what the API says now: far down, home shows what was true when it was built. */
async function openRow(page: Page): Promise<void> {
  await openSettled(page, '/');
  await row(page).evaluate((block) => block.scrollIntoView({ block: 'center' }));
  await expect(row(page).getByRole('heading', { name: 'Game 1', exact: true }).first()).toBeAttached();
}

/** Left edge and width of every game that is fully in view, in order. */
async function inView(page: Page) {
  return row(page).evaluate((block) => {
    const wrap = block.getBoundingClientRect();
    return [...block.querySelectorAll('li')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.querySelector('h3')?.textContent }))
      .filter(({ box }) => box.left >= wrap.left - 1 && box.right <= wrap.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ box, name }) => ({ name, from: box.left, to: box.right }));
  });
}

interface Rest {
  /** When it was first seen, milliseconds. */
  readonly at: number;
  /** Time of the previous animation frame, which did not have it: it began after this one. */
  readonly notBefore: number;
  /** The numbers of the games in view. */
  readonly seen: string;
  /** The total time until then in which the machine delivered no animation frame, milliseconds. */
  readonly stalledMs: number;
}

/** Records each time the row rests, frame by frame in the page. */
function noteRests(page: Page, count: number, inRow = 5): Promise<Rest[]> {
  return row(page).evaluate(
    (block, [most, wanted]) =>
      new Promise<Rest[]>((done) => {
        const rests: Rest[] = [];
        const begin = performance.now();
        const STALL_MS = 100;
        let before = begin;
        let stalledMs = 0;
        const look = () => {
          const at = performance.now();
          const notBefore = before;
          if (at - before > STALL_MS) stalledMs += at - before;
          before = at;
          const wrap = block.getBoundingClientRect();
          const seen = [...block.querySelectorAll('li')]
            .map((slide) => ({
              box: slide.getBoundingClientRect(),
              name: slide.querySelector('h3')?.textContent,
            }))
            .filter(({ box }) => box.left >= wrap.left - 1 && box.right <= wrap.right + 1)
            .sort((one, other) => one.box.left - other.box.left)
            .map(({ name }) => name?.slice('Game '.length))
            .join('');
          // At rest this many games are in view, in order, and nothing else.
          if (seen.length === wanted && seen !== rests.at(-1)?.seen)
            rests.push({ at, notBefore, seen, stalledMs });
          if (rests.length === most || at - begin > 40_000) done(rests);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [count, inRow] as const,
  );
}

test('HOME-09 HOME-10 shows 5, 4, 3 or 2 games, 20 px apart', fullRun, async ({ page, context }) => {
  await answer(context, 12);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRow(page);
  for (const [width, count] of [
    [1440, 5],
    [1439, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [300, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await inView(page)).length, `at ${width} px`).toBe(count);
    const seen = await inView(page);
    for (const [place, { from }] of seen.entries())
      if (place > 0) expect(Math.abs(from - (seen[place - 1]?.to ?? 0) - 20)).toBeLessThan(0.6);
  }
});

test(
  'HOME-07 HOME-08 rests 1 s, glides 1.7 s, and loops without a blank',
  fullRun,
  async ({ page, context }) => {
    test.setTimeout(60_000);
    await answer(context, 6);
    await openRow(page);
    const starts = await noteRests(page, 8);
    expect(starts.map(({ seen }) => seen)).toEqual([
      '12345',
      '23456',
      '34561',
      '45612',
      '56123',
      '61234',
      '12345',
      '23456',
    ]);
    const periods = starts.slice(2).map(({ at, stalledMs }, place) => ({
      ms: at - (starts[place + 1]?.at ?? 0),
      // It began between two animation frames, which may be far apart on a busy machine.
      mostMs: at - (starts[place + 1]?.notBefore ?? 0),
      longerMs: stalledMs - (starts[place + 1]?.stalledMs ?? 0),
    }));
    for (const { ms, mostMs, longerMs } of periods) {
      expect(mostMs).toBeGreaterThan(2_200);
      expect(ms - longerMs).toBeLessThan(3_200);
    }
    const middle = periods.toSorted((a, b) => a.ms - a.longerMs - (b.ms - b.longerMs))[3];
    expect(middle?.ms).toBeGreaterThan(2_400);
    expect((middle?.ms ?? Number.NaN) - (middle?.longerMs ?? 0)).toBeLessThan(3_000);
  },
);

test(
  'HOME-09 keeps its order when the window is resized during a move',
  fullRun,
  async ({ page, context }) => {
    test.slow();
    await answer(context, 6);
    await page.setViewportSize({ width: 700, height: 900 });
    await openRow(page);
    await noteRests(page, 3, 2);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = (await noteRests(page, 3, 5)).map(({ seen }) => seen);
    expect(wide).toHaveLength(3);
    for (const seen of wide) expect('12345612345').toContain(seen);
  },
);

test(
  'WCAG 2.2.2 the pause button stops it, and hidden games cannot be focused',
  fullRun,
  async ({ page, context }) => {
    await answer(context, 12);
    await openRow(page);
    await row(page).getByRole('button', { name: 'Pause all motion' }).click();
    await page.mouse.move(0, 0);
    await untilStill(page);
    const before = (await inView(page)).map(({ name }) => name);
    await letTimePass(page, 3_500, 'a turn of the row, which must not come');
    expect((await inView(page)).map(({ name }) => name)).toEqual(before);
    await expect(row(page).locator('li:not([inert])')).toHaveCount(5);
    await row(page).getByRole('button', { name: 'Next' }).click();
    await expect(row(page).getByRole('status')).toHaveText(/^Game \d+, \d+ of 12$/);
  },
);

test(
  'HOME-08 with fewer games than fit it is complete and does not move',
  fullRun,
  async ({ page, context }) => {
    await answer(context, 2);
    await openRow(page);
    await letTimePass(page, 2_000, 'a turn of the row, which must not come');
    expect((await inView(page)).map(({ name }) => name)).toEqual(['Game 1', 'Game 2']);
    await expect(row(page).getByRole('button')).toHaveCount(0);
  },
);

test('HOME-04 a press on a figure opens its game', fullRun, async ({ page, context }) => {
  await answer(context, 2);
  await openRow(page);
  await row(page).locator('img').first().click();
  await expect(page).toHaveURL('/event/spring/game-1');
});

test('HOME-03 the markup of a group is a heading above its games', fullRun, async ({ page, context }) => {
  await context.route('**/api/UpcomingGames', (route) =>
    route.fulfill({ json: { data: [{ htmlcode: '<h2>Marker <em>x</em></h2>', games: games(2) }] } }),
  );
  await openRow(page);
  const heading = row(page).getByRole('heading', { level: 3, name: 'Marker x' });
  await expect(heading.locator('em')).toHaveText('x');
});
