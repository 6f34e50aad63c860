import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { answerBeyondTheBuild, expectEdgeLists, KEY, NO_ANSWER } from './sample-words.ts';
import { untilStored } from './stored-answers.ts';

const QUIET_MS = 3_000;

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

test(
  'OFFLINE-06 a change found by one page shows in another without a reload',
  fullRun,
  async ({ page, context, site }) => {
    await openEvents(page);
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await answerBeyondTheBuild(site);
    const other = await context.newPage();
    await other.goto('/event');
    await expectEdgeLists(other);
    await expectEdgeLists(page);
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  },
);

test(
  'OFFLINE-06 unchanged answers are confirmed by 304, changed ones sent once, and nothing loops',
  fullRun,
  async ({ page, context, site }) => {
    await openEvents(page);
    const statuses = statusesOf(context, '/api/events');
    await site.forgetRequests();
    await page.reload();
    await expect.poll(() => statuses.length).toBe(2);
    await letTimePass(page, QUIET_MS, 'a further request, which must not come');
    expect(statuses.splice(0)).toEqual([304, 304]);

    await answerBeyondTheBuild(site);
    await page.reload();
    await expectEdgeLists(page);
    await expect.poll(() => statuses.length).toBe(2);
    await letTimePass(page, QUIET_MS, 'a further request, which must not come');
    expect(statuses.splice(0)).toEqual([200, 200]);

    const asked = await site.requests();
    const calls = asked.map(({ method, path, values }) => `${method} ${path} ${JSON.stringify(values)}`);
    for (const call of new Set(calls)) {
      expect(calls.filter((other) => other === call).length, call).toBeLessThanOrEqual(2);
    }
  },
);

test(
  'API-06 calls that differ only in their headers are never mixed up, online, saved or offline',
  fullRun,
  async ({ page, context, site }) => {
    await openEvents(page);
    const calls = [
      ['/api/events', { eventtype: 'upcoming' }],
      ['/api/events', { eventtype: 'previous' }],
      ['/api/Membership', { 'is-international': '0' }],
      ['/api/Membership', { 'is-international': '1' }],
      ['/api/SocialMediaWidget', { title: 'Facebook' }],
      ['/api/SocialMediaWidget', { title: 'Instagram' }],
      ['/api/videos', { videotype: 'Memorable Events' }],
      ['/api/videos', { videotype: 'Our Historicals' }],
      ['/api/banners', { pagename: 'home' }],
      ['/api/banners', { pagename: 'about-us' }],
      ['/api/VIPopUp', { pagename: 'Home', eventid: '1' }],
      ['/api/VIPopUp', { pagename: 'contact', eventid: '1' }],
      ['/api/eventdetail', { eventurl: 'pythian-national-games' }],
      ['/api/eventdetail', { eventurl: 'youth-pythian-games' }],
    ] as const;
    const truth = await Promise.all(
      calls.map(async ([path, values]) => {
        const headers = { 'access-token': 'test', ...values };
        return (await fetch(site.url + path, { headers })).text();
      }),
    );
    expect(new Set(truth).size, 'answers that differ').toBe(calls.length);
    // All at once, so that they are also in flight together.
    const ask = () =>
      page.evaluate(
        (asked) =>
          Promise.all(
            asked.map(async ([path, values]) => {
              const response = await fetch(path, { headers: { 'access-token': 'test', ...values } });
              return { isSaved: response.headers.has('x-saved-at'), text: await response.text() };
            }),
          ),
        calls,
      );
    const texts = (answers: { text: string }[]) => answers.map(({ text }) => text);

    expect(texts(await ask()), 'from the network').toEqual(truth);
    const saved = await ask();
    expect(texts(saved), 'saved').toEqual(truth);
    expect(saved.every(({ isSaved }) => isSaved)).toBe(true);
    await context.setOffline(true);
    expect(texts(await ask()), 'offline').toEqual(truth);
  },
);

async function openEvents(page: Page): Promise<void> {
  await page.goto('/event');
  await waitForWorker(page);
  await untilStored(page, KEY.upcoming, KEY.previous);
  // An adopted answer has no tag yet: the next refresh brings it.
  await page.reload();
  await letTimePass(page, QUIET_MS, 'the worker refreshes the same answer every two seconds at most');
}

/** Response statuses the worker gets from now on. */
function statusesOf(context: BrowserContext, path: string): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    const isOurs = new URL(response.url()).pathname === path && response.request().serviceWorker() !== null;
    if (isOurs) statuses.push(response.status());
  });
  return statuses;
}
