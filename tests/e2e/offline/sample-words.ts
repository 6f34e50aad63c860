import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';

/*
 * Text that shows the tests whose answer a page displays. The build was made with the scenario `default`, so text that
 * only `edge` has cannot come from a prerendered page: it was loaded and stored by the running site.
 */
export const EVENT = '/event/pythian-national-games';
export const OTHER_EVENT = '/event/youth-pythian-games';
export const EDGE_UPCOMING = 'Date that cannot be read';
export const EDGE_PREVIOUS = 'Picture that went missing';
export const EDGE_ARTICLE = 'Markup that must not run';
export const EDGE_ARTICLE_PATH = '/news/details?article=markup-that-must-not-run';

export const KEY = {
  upcoming: 'GET /api/events|eventtype=upcoming',
  previous: 'GET /api/events|eventtype=previous',
  news: 'POST /api/news|',
  event: 'GET /api/eventdetail|eventurl=pythian-national-games',
  schedule: 'GET /api/GameSchedule|pagename=pythian-national-games',
} as const;

/** From now on the lists of events and news differ from those the build knew. */
export function answerBeyondTheBuild(site: Site): Promise<void> {
  return site.scenario('edge', { only: ['/api/events', '/api/news'] });
}

/** What a browser writes to the console about missing answers, and about the odd addresses of `edge`. */
export const NO_ANSWER = /Failed to load resource|net::ERR_|Content Security Policy/;

const list = (page: Page, name: string) => page.getByRole('region', { name });

/** Expects that `/event` shows both lists as the running site loaded them, each event in its own list. */
export async function expectEdgeLists(page: Page, timeout = 15_000): Promise<void> {
  const [upcoming, previous] = [list(page, 'Upcoming events'), list(page, 'Previous events')];
  await expect(upcoming.getByText(EDGE_UPCOMING).first()).toBeVisible({ timeout });
  // What is far down shows saved data only when it comes near.
  await previous.scrollIntoViewIfNeeded();
  await expect(previous.getByText(EDGE_PREVIOUS).first()).toBeVisible({ timeout });
  await expect(upcoming.getByText(EDGE_PREVIOUS)).toHaveCount(0);
  await expect(previous.getByText(EDGE_UPCOMING)).toHaveCount(0);
}

/**
 * The event's schedule is there, with rounds, places and times; which day it opens at, and with which entries, depends
 * on the time.
 */
export async function expectSchedule(page: Page): Promise<void> {
  const schedule = page.locator('#schedule');
  const entries = schedule.getByRole('listitem').filter({ has: schedule.page().locator('time') });
  for (const words of [
    /Heats|Preliminary|Final/,
    /Lyre Hall|Laurel Arena|Olive Court|Market Square|Harbour Steps/,
  ])
    await expect(entries.getByText(words).first()).toBeVisible();
  await expect(schedule.locator('time').first()).toBeVisible();
}
