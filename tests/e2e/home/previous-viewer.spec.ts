import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { stopClock } from '../../support/stop-clock.ts';
import { answerHome, clip, film, listed, lists, openBlock, picture } from './home-answers.ts';

test.use({ ...withoutWorker, contextOptions: { reducedMotion: 'no-preference' } });

const events = lists(
  [],
  ['Spring Games', 'Quiet Games', 'Late Games', 'Autumn Games'].map((name, index) =>
    listed(name, { eventaid: index + 1 }),
  ),
);
const galleries: Readonly<Record<string, object>> = {
  1: {
    headingText: 'Four days',
    data: [picture('Arena', { source: 'Archive' }), film('Film'), clip('Clip')],
  },
  2: { headingText: 'Nothing', data: [] },
  3: { headingText: 'Too late', data: [picture('Late')] },
  4: { headingText: '', data: [picture('Leaves', { thumbnail: '' })] },
};
/** The third event's gallery is slow. */
const linkedNews = async ({ eventid = '' }: Record<string, string>) => {
  if (eventid === '3') await new Promise((done) => setTimeout(done, 1500));
  return galleries[eventid] ?? {};
};

test(
  'API-25 GALLERY-01 GALLERY-02 GALLERY-03 GALLERY-08 GALLERY-11 lists the events next to the first one’s gallery',
  fullRun,
  async ({ page, context }) => {
    const asked = await answerHome(context, { events, EventsLinkedNews: linkedNews });
    const viewer = await openBlock(page, 'Previous events');
    const list = viewer.getByRole('list').first();
    await expect(list.getByRole('button').first()).toHaveText(
      '1Spring Games5th March 2024 to 8th March 2024Old Quay, Goa',
    );
    await expect(list.getByRole('button', { name: /Spring/ })).toHaveAttribute('aria-current', 'true');
    await expect(viewer.getByText('Four days')).toBeVisible();
    await expect(viewer.getByText('Source: Archive')).toBeVisible();
    expect(asked.map(({ values }) => values)).toContainEqual(
      expect.objectContaining({ eventtype: 'previous', eventid: '1' }),
    );
    const gallery = viewer.getByRole('region', { name: /^Pictures and videos/ });
    for (const [width, isBeside] of [
      [1440, true],
      [769, true],
      [768, false],
      [375, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [left, right] = [await list.boundingBox(), await gallery.boundingBox()];
      expect((right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0), `${width} px`).toBe(isBeside);
    }
  },
);

test('GALLERY-04 GALLERY-12 GALLERY-13 shows the chosen gallery only', fullRun, async ({ page, context }) => {
  await answerHome(context, { events, EventsLinkedNews: linkedNews });
  const viewer = await openBlock(page, 'Previous events');
  const title = viewer.getByRole('heading', { level: 3 });
  await expect(title).toHaveText('Arena');
  await viewer.getByRole('button', { name: 'Next item' }).click();
  await expect(title).toHaveText('Film');
  await viewer.getByRole('button', { name: /Quiet Games/ }).click();
  await expect(title).toHaveCount(0);
  await viewer.getByRole('button', { name: /Late Games/ }).click();
  await viewer.getByRole('button', { name: /Autumn Games/ }).click();
  await expect(title).toHaveText('Leaves');
  await letTimePass(page, 1800, 'the slow gallery of the event chosen before comes, and must not be shown');
  await expect(title).toHaveText('Leaves');
  await expect(viewer.getByRole('img')).toHaveAttribute('src', '/default-thumbnail.jpg');
  await viewer.getByRole('button', { name: /Spring Games/ }).click();
  await expect(title).toHaveText('Arena');
});

test(
  'GALLERY-09 GALLERY-10 rotates every 5 seconds, stops at both ends by hand, and pauses below the modal',
  fullRun,
  async ({ page, context }) => {
    await answerHome(context, { events, EventsLinkedNews: linkedNews });
    await page.clock.install();
    const viewer = await openBlock(page, 'Previous events');
    await viewer.getByRole('button', { name: 'Next item' }).scrollIntoViewIfNeeded();
    const title = viewer.getByRole('heading', { level: 3 });
    await expect(title).toHaveText('Arena');
    await stopClock(page);
    const next = viewer.getByRole('button', { name: 'Next item' });
    await next.click();
    await next.click();
    await expect(title).toHaveText('Clip');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    for (const expected of ['Arena', 'Film', 'Clip', 'Arena']) {
      await page.clock.runFor(4900);
      await expect(title).not.toHaveText(expected);
      await page.clock.runFor(200);
      await expect(title).toHaveText(expected);
    }
    await expect(viewer.getByRole('button', { name: 'Previous item' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await viewer.getByRole('button', { name: /View picture: Arena/ }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await expect(title).toHaveText('Arena');
  },
);
