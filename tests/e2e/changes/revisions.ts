import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';

export const EVENT = '/event/pythian-national-games';
const EVENT_PATH = 'pythian-national-games';

interface Line {
  readonly For: string;
  readonly From: string;
  readonly To: string;
  readonly Address: string;
  readonly Latlong: string;
}

/** What the API says of the event from now on. */
export interface WireRevision {
  readonly games: Readonly<Record<string, readonly Line[]>>;
  /** As `dd-mm-yyyy`. */
  readonly days?: readonly [first: string, last: string];
  readonly place?: string;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day that is so many days from now, in the zone of the events. */
function dayIn(days: number): { year: number; month: number; day: number } {
  const there = new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
}

const slashed = (days: number) => {
  const { year, month, day } = dayIn(days);
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
};
export const dashed = (days: number) => slashed(days).replaceAll('/', '-');

/** A session of an hour, so many days from now. */
export function session(title: string, days: number, hour: number, place: string): Line {
  const at = (h: number) => `${slashed(days)} ${twoDigits(h)}:00:00`;
  return { For: title, From: at(hour), To: at(hour + 1), Address: place, Latlong: '' };
}

/** Answers for the event as given; change `current` for the next revision. */
export async function answerRevisions(context: BrowserContext, first: WireRevision) {
  const answers = { current: first };
  const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  await context.route('**/api/GameSchedule', (route) => {
    if (route.request().headers().pagename !== EVENT_PATH) return route.fallback();
    const { games } = answers.current;
    return route.fulfill(json(Object.entries(games).map(([game, schedule]) => ({ game, schedule }))));
  });
  await context.route('**/api/eventdetail', async (route) => {
    if (route.request().headers().eventurl !== EVENT_PATH) return route.fallback();
    const [eventstartdate, eventenddate] = answers.current.days ?? [dashed(10), dashed(12)];
    return route.fulfill(
      json([
        {
          eventid: '101',
          eventname: 'Pythian National Games',
          location: answers.current.place ?? 'Goa',
          eventstartdate,
          eventenddate,
        },
      ]),
    );
  });
  return answers;
}

/** Reads what the database holds of revisions: the titles in them, by key. */
export function storedTitles(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening a database that does not exist would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pythian')) return {};
    const database = await result(indexedDB.open('pythian'));
    try {
      if (!database.objectStoreNames.contains('revisions')) return {};
      const rows = await result(database.transaction('revisions').objectStore('revisions').getAll());
      return Object.fromEntries(
        rows.map(({ key, games }) => [
          key,
          (games ?? []).flatMap((game: { entries: { title: string; from: string }[] }) =>
            game.entries.map(({ title, from }) => `${title} ${from.slice(11, 16)}`),
          ),
        ]),
      );
    } finally {
      database.close();
    }
  });
}

/** Waits until a revision is stored that has, or lacks, an entry like `Heat 10:00`. */
export async function untilStored(page: Page, key: string, holds: string): Promise<void> {
  await expect.poll(async () => (await storedTitles(page))[key] ?? [], { message: key }).toContain(holds);
}

/** Brings the newest revision to the device as a pack does: the page of the event is not open. */
export const bringNewest = (page: Page, until: string) =>
  bring(page, '/api/GameSchedule', { pagename: EVENT_PATH }, until);

/** Brings what the API says of the event itself, in the same way. */
export const bringEvent = (page: Page, until: string) =>
  bring(page, '/api/eventdetail', { eventurl: EVENT_PATH }, until);

async function bring(page: Page, path: string, values: Record<string, string>, until: string): Promise<void> {
  const saved = () =>
    page.evaluate(async ([address, headers]) => (await fetch(address, { headers })).text(), [
      path,
      { 'access-token': 'test', ...values },
    ] as const);
  // The worker asks again for the same answer every two seconds at most.
  await expect.poll(saved, { intervals: [500], timeout: 20_000 }).toContain(until);
}

export const strip = (page: Page) => page.getByRole('button', { name: /since you last looked$/ });
export const row = (page: Page, title: string) =>
  page.locator('#schedule').getByRole('listitem').filter({ hasText: title });
/** Lines of the opened list, each as one text. */
export const lines = async (page: Page): Promise<string[]> =>
  (await page.locator('#schedule [role=status] + div > ul > li').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );
