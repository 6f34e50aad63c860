import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';
import { stopClock } from '../../support/stop-clock.ts';
import { answerHome, clip, film, listed, lists, openBlock, picture } from './home-answers.ts';

test.use({ ...withoutWorker, contextOptions: { reducedMotion: 'no-preference' } });

const PANEL = 'Upcoming events';
const three = ['First Games', 'Second Games', 'Third Games'].map((name, index) =>
  listed(name, { eventaid: 101 + index, buttonvisiblenews: '1', buttonnewstext: 'Watch the day' }),
);

test('HOME-14 HOME-15 HOME-16 shows one event, rotates automatically, and stops at both ends by hand', async ({
  page,
  context,
}) => {
  await answerHome(context, { events: lists(three) });
  await page.clock.install();
  const panel = await openBlock(page, PANEL);
  await panel.getByRole('button', { name: 'Previous event' }).scrollIntoViewIfNeeded();
  const name = panel.getByRole('article').getByRole('heading');
  await expect(name).toHaveText('First Games');
  await expect(panel.getByRole('button', { name: 'Previous event' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const next = panel.getByRole('button', { name: 'Next event' });
  await stopClock(page);
  await next.click();
  await next.click();
  await expect(name).toHaveText('Third Games');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (const expected of ['First Games', 'Second Games', 'Third Games']) {
    await page.clock.runFor(4900);
    await expect(name).not.toHaveText(expected);
    await page.clock.runFor(200);
    await expect(name).toHaveText(expected);
  }
});

test('HOME-16 WCAG 2.2.2 pauses under the pointer and by its switch', fullRun, async ({ page, context }) => {
  await answerHome(context, { events: lists(three) });
  await page.clock.install();
  const panel = await openBlock(page, PANEL);
  const name = panel.getByRole('article').getByRole('heading');
  await name.hover();
  await page.clock.runFor(20_000);
  await expect(name).toHaveText('First Games');
  await panel.getByRole('button', { name: 'Pause all motion' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(name).toHaveText('First Games');
});

test('HOME-17 HOME-19 links to the event and to its own button', fullRun, async ({ page, context }) => {
  const button = { buttontext: 'Join', buttonurl: 'https://enrol.example/join' };
  await answerHome(context, {
    events: lists([listed('First Games', { eventaid: 4711, ...button })]),
    trackingevent: [{ encrstr: '?t=7' }],
  });
  const panel = await openBlock(page, PANEL);
  await expect(panel.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://enrol.example/join?t=7',
  );
  await panel.getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL('/event/pythian-national-games');
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    eventid: '4711',
    eventname: 'First Games',
  });
});

test(
  'HOME-20 HOME-21 HOME-22 HOME-23 HOME-24 API-26 the news of the shown event',
  fullRun,
  async ({ page, context }) => {
    const asked = await answerHome(context, {
      events: lists(three),
      EventsLinkedNews: {
        headingText: 'From the first day',
        data: [film('Flame'), clip('Hoops'), picture('Hall')],
      },
    });
    await page.clock.install();
    const panel = await openBlock(page, PANEL);
    await stopClock(page);
    const back = panel.getByRole('button', { name: 'Previous event' });
    while ((await back.getAttribute('aria-disabled')) !== 'true') await back.click();
    await panel.getByRole('button', { name: 'Next event' }).click();
    await expect(panel.getByRole('article', { name: 'Second Games' })).toBeVisible();
    await panel.getByRole('button', { name: 'Watch the day' }).click();
    const news = page.getByRole('region', { name: 'From the first day' });
    const title = news.getByRole('heading', { level: 4 });
    await expect(title).toHaveText('Flame');
    const values = asked.filter(({ path }) => path === 'EventsLinkedNews').map(({ values }) => values);
    expect(values).toContainEqual(expect.objectContaining({ eventtype: 'upcoming', eventid: '102' }));

    const previous = news.getByRole('button', { name: 'Previous video' });
    const next = news.getByRole('button', { name: 'Next video' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(25_000);
    await expect(title).toHaveText('Flame');
    // The pointer stays on the arrow; that alone does not stop the rotation that the arrow restarts.
    await next.click();
    await expect(title).toHaveText('Hoops');
    await page.clock.runFor(10_100);
    await expect(title).toHaveText('Hall');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(10_100);
    await expect(title).toHaveText('Flame');
    await next.click();
    await previous.click();
    await page.clock.runFor(25_000);
    await expect(title).toHaveText('Flame');
    await expect(panel.getByRole('article', { name: 'Second Games' })).toBeVisible();
    await news.getByRole('button', { name: 'Close the news videos' }).click();
    await expect(panel.getByRole('button', { name: 'Watch the day' })).toBeFocused();
  },
);

test(
  'HOME-14 the prerendered page has its final size: nothing moves on hydration',
  fullRun,
  async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: PANEL });
    const before = (await panel.boundingBox())?.height;
    await untilSettled(page);
    expect((await panel.boundingBox())?.height).toBe(before);
  },
);
