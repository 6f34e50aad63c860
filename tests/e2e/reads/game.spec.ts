import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { answerEvent, EVENT, EVENT_PAGE, FAILED_LOADS } from './event-answers.ts';

test.use(withoutWorker);

const GAME_PAGE = `${EVENT_PAGE}/board-games/pebble-toss`;
const SUB_GAME_PAGE = `${GAME_PAGE}/night-round`;

const GAME = {
  gamename: 'Pebble Toss',
  icon: '/media/games/hoop.svg',
  description: '<p>Older than <b>the alphabet</b></p>',
  htmlcode: '<h2>Rules</h2><table><tr><td>Five pebbles</td></tr></table>',
  imageurl: '/media/games/torch.svg',
  eventname: 'Spring Games',
  buttontext: 'Register now',
  buttonurl: 'https://enrol.example/pebbles',
  buttonregister: 'How to register',
  buttonregistertext: '<p>You need <em>five pebbles</em></p>',
  subgames: [
    {
      subgame: 'Night Round',
      icon: '/media/games/torch.svg',
      description: 'By lamp light',
      buttontext: 'Enter the night',
      buttonurl: 'https://enrol.example/night',
      readmoretext: 'About the night',
      subGamePageUrl: SUB_GAME_PAGE,
    },
    {
      subgame: 'Noon Round',
      icon: null,
      description: '',
      buttontext: '',
      readmoretext: '',
      subGamePageUrl: 'noon',
    },
  ],
};
const SUB_GAME = { ...GAME, subgame: 'Night Round', subgames: null };
const whole = { eventdetail: [EVENT], trackingevent: [{ encrstr: 'ABC123' }] };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toEvent = (page: Page) => page.getByRole('link', { name: 'Go to the event' });

test('ROUTE-04 ROUTE-05 seeded games and sub-games open by their address', fullRun, async ({ page }) => {
  const game = '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara';
  await page.goto(game);
  await expect(title(page)).toHaveText('Kithara and Lyre');
  await page.goto(`${game}/kithara-solo`);
  await expect(title(page)).toHaveText('Kithara Solo');
  await page.reload();
  await expect(title(page)).toHaveText('Kithara Solo');
});

test('GAME-01 a game shows all its data, markup as markup', async ({ page, context }) => {
  await answerEvent(context, { ...whole, EventDetailForGames: [GAME] });
  await page.goto(GAME_PAGE);
  await expect(title(page)).toHaveText('Pebble Toss');
  await expect(page.locator('main').getByText('Spring Games', { exact: true }).last()).toBeVisible();
  await expect(page.locator('b', { hasText: 'the alphabet' })).toBeVisible();
  await expect(page.locator('td', { hasText: 'Five pebbles' })).toBeVisible();
  for (const picture of ['hoop.svg', 'torch.svg'])
    await expect(page.locator(`main img[src$="${picture}"]`).first()).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});

test(
  'GAME-02 its button carries the tracking string, and is absent without text',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, { ...whole, EventDetailForGames: [GAME] });
    await page.goto(GAME_PAGE);
    const button = page.getByRole('link', { name: 'Register now' });
    await expect(button).toHaveAttribute('href', 'https://enrol.example/pebbles?track=ABC123');
    await answerEvent(context, { ...whole, EventDetailForGames: [{ ...GAME, buttontext: '' }] });
    await page.reload();
    await expect(title(page)).toHaveText('Pebble Toss');
    await expect(page.locator('a[href*="enrol.example/pebbles"]')).toHaveCount(0);
  },
);

test(
  'GAME-03 the registration steps open over the page and close again',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, { ...whole, EventDetailForGames: [GAME] });
    await page.goto(GAME_PAGE);
    await page.getByRole('button', { name: 'How to register' }).click();
    const dialog = page.getByRole('dialog', { name: 'How to register' });
    await expect(dialog.locator('em', { hasText: 'five pebbles' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'How to register' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('GAME-04 ROUTE-34 sub-games lead to their pages', fullRun, async ({ page, context }) => {
  await answerEvent(context, { ...whole, EventDetailForGames: [GAME], EventDetailForSubGames: [SUB_GAME] });
  await page.goto(GAME_PAGE);
  const part = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(part('Night Round').getByText('By lamp light')).toBeVisible();
  await expect(part('Night Round').getByRole('link', { name: 'Enter the night' })).toHaveAttribute(
    'href',
    'https://enrol.example/night?track=ABC123',
  );
  await expect(part('Noon Round').getByRole('link', { name: 'Read More' })).toHaveAttribute(
    'href',
    `${GAME_PAGE}/noon`,
  );
  await part('Night Round').getByRole('link', { name: 'About the night' }).click();
  await expect(page).toHaveURL(SUB_GAME_PAGE);
  await expect(title(page)).toHaveText('Night Round');
  await page.goBack();
  await expect(title(page)).toHaveText('Pebble Toss');
});

for (const answer of some(1, [[], 'no network', 500, 'not json'] as const)) {
  test(
    `GAME-05 GAME-06 GAME-09 ${JSON.stringify(answer)} gives the generic view`,
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(FAILED_LOADS);
      await answerEvent(context, { ...whole, EventDetailForGames: answer, EventDetailForSubGames: answer });
      await page.goto(GAME_PAGE);
      await expect(title(page)).toHaveText('Pebble Toss');
      await expect(toEvent(page)).toHaveAttribute('href', EVENT_PAGE);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.goto(SUB_GAME_PAGE);
      await expect(title(page)).toHaveText('Night Round');
      await expect(page.getByRole('link', { name: 'Back to Pebble Toss' })).toHaveAttribute(
        'href',
        GAME_PAGE,
      );
    },
  );
}

test('GAME-07 the generic view never shows while the game is loading', async ({ page, context }) => {
  await answerEvent(context, whole);
  await context.route('**/api/EventDetailForGames', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ json: [GAME] });
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      // Hidden text counts too; checking for visible text would force a layout on every change.
      if (document.querySelector('main')?.textContent.includes('Go to the event')) seen.push('generic view');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(GAME_PAGE);
  await expect(title(page)).toHaveText('Pebble Toss');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test(
  'GAME-08 API-14 a sub-game shows all its data, requested by event and sub-game',
  fullRun,
  async ({ page, context }) => {
    const asked = await answerEvent(context, {
      ...whole,
      EventDetailForGames: [GAME],
      EventDetailForSubGames: [SUB_GAME],
    });
    await page.goto(GAME_PAGE);
    await expect(title(page)).toHaveText('Pebble Toss');
    await page.goto(SUB_GAME_PAGE);
    await expect(title(page)).toHaveText('Night Round');
    await expect(page.locator('b', { hasText: 'the alphabet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pebble Toss' })).toHaveAttribute('href', GAME_PAGE);
    const headers = (path: string) => asked.find((call) => call.path === path)?.headers;
    expect(headers('EventDetailForGames')).toMatchObject({
      eventurl: 'spring-games',
      gameurl: 'pebble-toss',
    });
    expect(headers('EventDetailForSubGames')).toMatchObject({
      eventurl: 'spring-games',
      subgameurl: 'night-round',
    });
  },
);

test('ERR-07 markup of a game cannot run code', fullRun, async ({ page, context, allowConsole }) => {
  // The remaining picture does not exist.
  allowConsole(/404/);
  const hostile =
    '<img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">go</a><b>stays</b>';
  const fields = {
    description: hostile,
    htmlcode: hostile,
    buttonregistertext: hostile,
    buttonurl: 'javascript:window.ran=1',
  };
  await answerEvent(context, { ...whole, EventDetailForGames: [{ ...GAME, ...fields }] });
  await page.goto(GAME_PAGE);
  await page.getByRole('button', { name: 'How to register' }).click();
  await expect(page.getByRole('dialog').locator('b', { hasText: 'stays' })).toBeVisible();
  expect(await page.locator('a[href^="javascript"], main script, [onerror]').count()).toBe(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
