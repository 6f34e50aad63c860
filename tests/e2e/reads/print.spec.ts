import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openDay } from '../../support/open-day.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import {
  lettersOf,
  type PrintedPage,
  printedPages,
  squeezed,
  timesPrinted,
} from '../../support/reading/printed-pages.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';
import { answerEvent, EVENT } from './event-answers.ts';
import { expectEachOnce } from './expect-each-once.ts';

test.use(withoutWorker);

const NATIONAL = 'pythian-national-games';
const PLACES = [
  'Lyre Hall, Riverside Grounds',
  'Laurel Arena, 14 Tripod Street',
  'Olive Court, Gate 3',
  'Market Square Stage',
  'Harbour Steps',
];
const A4 = [595, 842];
const LETTER = [612, 792];
const MIDNIGHT = 'Relay through midnight';

interface Session {
  readonly game: string;
  readonly For: string;
  readonly From: string;
  readonly To: string;
  readonly Address: string;
}

/** The sessions of an event as the API gives them, without any code of the site. */
async function sessionsOf(page: Page, eventPath: string): Promise<Session[]> {
  const answer = await page.request.get('/api/GameSchedule', {
    headers: { pagename: encodeURIComponent(eventPath), 'access-token': 'test' },
  });
  const body: unknown = await answer.json();
  const games = (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as {
    game: string;
    schedule: Omit<Session, 'game'>[];
  }[];
  return games.flatMap(({ game, schedule }) => schedule.map((session) => ({ game, ...session })));
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function clock(written: string): { day: string; weekday: string; time: string } {
  const [day = '', time = ''] = written.split(' ');
  const [date = 0, month = 0, year = 0] = day.split('/').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    day,
    weekday: WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? '',
    time: `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

/** A session as it is printed in English; a start after midnight has its weekday before it. */
function words({ game, For, From, To, Address }: Session, withPlace = true): string {
  const start = clock(From);
  const end = To === '' ? null : clock(To);
  const until = end === null ? '' : `to ${end.day === start.day ? '' : end.weekday} ${end.time}`;
  return `${start.time} ${until} ${game} ${For} ${withPlace ? Address : ''}`;
}

/** The pages that have nothing but their number at the foot. */
const withoutWords = (pages: readonly PrintedPage[]) =>
  pages.flatMap(({ height, texts }, index) =>
    texts.some(({ text, y }) => y < height - 48 && /\p{L}/u.test(text)) ? [] : [index + 1],
  );

const TIMES = /\d{1,2}:\d\d[AP]M/g;
const timesOn = (pages: readonly PrintedPage[]) =>
  pages.reduce((sum, page) => sum + (lettersOf(page).match(TIMES)?.length ?? 0), 0);
/** Times of the sessions, and that of "As of". */
const timesIn = (sessions: readonly Session[]) =>
  sessions.length + sessions.filter(({ To }) => To !== '').length;

/** Whether the first line below the upper margin is in large letters: a heading, not a session. */
const beginsWithHeading = ({ texts }: PrintedPage, size: number) => {
  const top = Math.min(...texts.map(({ y, size: own }) => y - own));
  return texts.some((text) => text.y - text.size < top + 4 && text.size > size);
};

const openSheet = async (page: Page, sheet: string, eventPath = NATIONAL, paper = 'a4') => {
  await openSettled(page, `/print/${eventPath}?sheet=${sheet}&paper=${paper}`);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
};

test('PRINT-01 PRINT-02 PRINT-03 the pocket schedule has every session once, in columns that can be folded, and says what it is', async ({
  page,
}) => {
  await page.goto(`/event/${NATIONAL}`);
  await page.locator('#schedule').getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(`/print/${NATIONAL}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Print the schedule' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pocket schedule' })).toBeChecked();
  await untilSettled(page);
  const sessions = await sessionsOf(page, NATIONAL);
  const pages = await printedPages(page);
  expectEachOnce(
    pages,
    sessions.map((session) => words(session)),
  );
  expect(timesOn(pages)).toBe(timesIn(sessions) + 1);
  expect([...new Set(pages.map(({ width, height }) => [height, width].map(Math.round).join()))]).toEqual([
    A4.join(),
  ]);
  // Nothing is on a fold, and no column begins with a session that has no day above it.
  for (const { width, texts } of pages) {
    const fold = width / 4;
    const onFold = texts.filter(
      (text) => Math.floor(text.x / fold) !== Math.floor((text.x + text.width) / fold),
    );
    expect(onFold.map(({ text }) => text)).toEqual([]);
  }
  for (const once of [
    'Pythian National Games',
    'All times are India Standard Time.',
    'As of',
    'Up-to-date times:',
  ])
    expect(timesPrinted(pages, once), once).toBe(1);
  expect(timesPrinted(pages, 'Print the schedule')).toBe(0);
  const relay = sessions.find(({ For }) => For === MIDNIGHT);
  expect(words(relay as Session)).toMatch(/11:30 PM to \w{3} 12:30 AM/);
});

test('PRINT-02 every column of the pocket schedule begins with its day', fullRun, async ({ page }) => {
  await openSheet(page, 'pocket');
  const pages = await printedPages(page);
  for (const [number, { width, height, texts }] of pages.entries())
    for (let column = 0; column < 4; column += 1) {
      const ofColumn = texts.filter(({ x, y }) => Math.floor((x / width) * 4) === column && y < height - 24);
      if (ofColumn.length === 0 || (number === 0 && column === 0)) continue;
      const top = Math.min(...ofColumn.map(({ y }) => y));
      const first = ofColumn.filter(({ y }) => y < top + 2).map(({ text }) => text);
      expect(first.join(''), `page ${number + 1}, column ${column + 1}`).toMatch(/^\w+day,/);
    }
});

test('PRINT-01 PRINT-02 each venue has its own page with its own sessions', fullRun, async ({ page }) => {
  await openSheet(page, 'doors');
  const sessions = await sessionsOf(page, NATIONAL);
  const pages = await printedPages(page);
  expectEachOnce(
    pages,
    sessions.map((session) => words(session, false)),
  );
  const placeOf = (printed: PrintedPage) =>
    PLACES.filter((place) => lettersOf(printed).includes(squeezed(place)));
  expect(pages.map((printed) => placeOf(printed).length)).toEqual(pages.map(() => 1));
  expect(new Set(pages.flatMap(placeOf))).toEqual(new Set(PLACES));
  for (const place of PLACES) {
    const own = pages.filter((printed) => placeOf(printed).includes(place));
    expectEachOnce(
      own,
      sessions.filter(({ Address }) => Address === place).map((session) => words(session, false)),
    );
    for (const printed of own)
      expect(Math.max(...printed.texts.map(({ size }) => size)), place).toBeGreaterThan(30);
  }
});

test(
  'PRINT-01 PRINT-02 large print has no letter below 18 points, and its day on every page',
  fullRun,
  async ({ page }) => {
    await openSheet(page, 'large');
    const sessions = await sessionsOf(page, NATIONAL);
    const pages = await printedPages(page);
    expectEachOnce(
      pages,
      sessions.map((session) => words(session)),
    );
    const small = pages.flatMap(({ height, texts }) =>
      texts.filter(({ y, size }) => size < 17.9 && y < height - 48).map(({ text }) => text),
    );
    // The name of the site stands beside its sign.
    expect(small.filter((text) => text !== 'Pythian Games')).toEqual([]);
    expect(pages.length).toBeGreaterThan(5);
    for (const [number, printed] of pages.entries())
      if (number > 0) expect(beginsWithHeading(printed, 22), `page ${number + 1}`).toBe(true);
  },
);

test(
  'PRINT-01 PRINT-03 my plan has the starred sessions alone, of one event or of all',
  fullRun,
  async ({ page }) => {
    await openSettled(page, `/event/${NATIONAL}`);
    await openDay(page.getByRole('tablist', { name: 'Day' }).getByRole('tab').last());
    const stars = page.getByRole('tabpanel').getByRole('button', { name: /^Save / });
    const names: string[] = [];
    for (const star of [stars.nth(0), stars.nth(1)]) {
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      names.push(((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, ''));
    }
    const preview = page.getByRole('region', { name: 'Preview' });
    await openSheet(page, 'plan');
    for (const name of names) await expect(preview.getByText(name)).toBeVisible();
    const ofEvent = await printedPages(page);
    expectEachOnce(ofEvent, names);
    expect(timesOn(ofEvent)).toBe(2 * names.length + 1);
    await page.goto('/saved');
    await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
    await expect(page).toHaveURL('/print');
    for (const name of names) await expect(preview.getByText(name)).toBeVisible();
    await untilSettled(page);
    const ofAll = await printedPages(page);
    expectEachOnce(ofAll, names);
    expect(timesOn(ofAll)).toBe(2 * names.length);
    expect(timesPrinted(ofAll, 'Pythian National Games')).toBe(names.length);
  },
);

test(
  'PRINT-04 the paper is the one that was chosen, the usual one at first',
  fullRun,
  async ({ page, browser, baseURL }) => {
    await openSettled(page, `/print/${NATIONAL}?sheet=large`);
    await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
    for (const [name, size] of [
      ['US Letter', LETTER],
      ['A4', A4],
    ] as const) {
      const paper = page.getByRole('radio', { name });
      await paper.click();
      await expect(paper).toBeChecked();
      const pages = await printedPages(page);
      expect(pages.map(({ width, height }) => [width, height].map(Math.round))).toEqual(
        pages.map(() => size),
      );
    }
    const elsewhere = await browser.newContext({ locale: 'en-US', ...(baseURL && { baseURL }) });
    const there = await elsewhere.newPage();
    await there.goto(`/print/${NATIONAL}`);
    await expect(there.getByRole('radio', { name: 'US Letter' })).toBeChecked();
    await elsewhere.close();
  },
);

test('PRINT-04 the button opens the print dialog', fullRun, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') });
  });
  await openSheet(page, 'doors');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test(
  'PRINT-03 odd hours, open ends and unknown times are printed once, the latter at the end',
  fullRun,
  async ({ page, context }) => {
    const session = (For: string, From: string, To = '', Address = 'Odeon') => ({
      For,
      From,
      To,
      Address,
      Latlong: '',
    });
    await answerEvent(context, {
      eventdetail: [EVENT],
      GameSchedule: [
        {
          game: 'Chess',
          schedule: [
            session('Some day', ''),
            session('Soon', 'when the rain ends', '', ''),
            session('Three days', '05/03/2024 09:00:00', '07/03/2024 18:00:00'),
            session('Evening', '05/03/2024 22:00:00', '06/03/2024 00:30:00'),
            session('Night', '06/03/2024 00:30:00', '06/03/2024 02:00:00', ''),
            session('Morning', '06/03/2024 09:00:00', '06/03/2024 10:00:00'),
          ],
        },
      ],
    });
    for (const [sheet, last] of [
      ['pocket', 'Some day Odeon – Chess'],
      ['doors', 'Venue to be announced'],
    ] as const) {
      await openSheet(page, sheet, 'spring-games');
      const pages = await printedPages(page);
      expectEachOnce(pages, [
        '9:00 AM to Thu 6:00 PM Chess Three days',
        '10:00 PM to Wed 12:30 AM Chess Evening',
        'Wed 12:30 AM to 2:00 AM Chess Night',
        '9:00 AM to 10:00 AM Chess Morning',
        'Chess Some day',
        'when the rain ends Chess Soon',
      ]);
      expect(pages.length).toBe(sheet === 'doors' ? 2 : 1);
      if (sheet === 'doors') expect(timesPrinted(pages, last)).toBe(1);
      // The heading stands above every column that goes on with them.
      else
        expect(pages.map(lettersOf).join('').split('Timestobeannounced').slice(1).join('')).not.toMatch(
          TIMES,
        );
    }
  },
);

for (const language of ['en', 'ar'])
  for (const paper of ['a4', 'letter'])
    test(`PRINT-11 no page is without words, and a venue has one page where it has room (${language}, ${paper})`, async ({
      page,
    }) => {
      await openInLanguage(page, language, `/print/${NATIONAL}?sheet=pocket&paper=${paper}`);
      const numberOf = async (sheet: number) => {
        await page.getByRole('radio').nth(sheet).click();
        await untilSettled(page);
        const pages = await printedPages(page);
        expect(withoutWords(pages), `sheet ${sheet + 1}`).toEqual([]);
        return pages.length;
      };
      expect(await numberOf(0)).toBe(2);
      expect(await numberOf(1)).toBe(PLACES.length);
      await numberOf(2);
    });

for (const [language, at, zone] of [
  ['ar', 'آخر تحديث', 'الهند'],
  ['hi', 'तक की जानकारी', 'भारत'],
] as const) {
  for (const sheet of ['pocket', 'doors', 'large']) {
    test(`PRINT-06 the sheet ${sheet} is whole in ${language}`, fullRun, async ({ page }) => {
      await openInLanguage(page, language, `/print/${NATIONAL}?sheet=${sheet}&paper=a4`);
      await expect(page.getByRole('main').getByText(at).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(zone).first()).toBeVisible();
      await untilSettled(page);
      const sessions = await sessionsOf(page, NATIONAL);
      const pages = await printedPages(page);
      expectEachOnce(
        pages,
        sessions.map(({ game, For, Address }) => `${game} ${For} ${sheet === 'doors' ? '' : Address}`),
      );
      const heads = sheet === 'doors' ? PLACES.length : 1;
      expect(timesOn(pages)).toBe(timesIn(sessions) + heads);
      // In Arabic the times are at the right, in Hindi at the left.
      const [first] = pages;
      const time = first?.texts.filter(({ text }) => /^\d{1,2}:\d\d/.test(text)).at(-1);
      const title = first?.texts.filter(({ text }) => /^(?:Heats|Preliminary)/.test(text)).at(-1);
      expect((time?.x ?? 0) > (title?.x ?? 0)).toBe(language === 'ar');
    });
  }
}
