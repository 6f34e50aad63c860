import type { BrowserContext, Locator, Page } from '@playwright/test';
import { answerEvent, EVENT_PAGE, fullEvent } from '../e2e/reads/event-answers.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openInLanguage } from '../support/open-in-language.ts';
import { untilSettled } from '../support/settled.ts';

test.use({ ...withoutWorker, viewport: { width: 390, height: 844 } });

const ARABIC = 'مؤتمر (CSS) اليوم!';
const LATIN = 'C++ & C#: 10 years!';
const PLACE = 'The Old Assembly Hall behind the Lyre Gardens, 14 Harbour Steps (1st floor), Old Quay';

const entry = (title: string, hour: number, place: string) => ({
  For: title,
  From: `05/03/2024 ${hour}:00:00`,
  To: `05/03/2024 ${hour + 1}:00:00`,
  Address: place,
  Latlong: '',
});
const SCHEDULE = [
  {
    game: 'Music & Song (Finals)',
    schedule: [
      entry("What's next? (open discussion)", 14, 'Hall 2 (1st floor)'),
      entry(ARABIC, 16, 'قاعة 2'),
      entry(LATIN, 17, 'A.1'),
    ],
  },
];
const ARTICLE = {
  title: 'مؤتمر الألعاب (CSS) يُفتتح اليوم!',
  description: `<p>أُعلن اليوم عن البرنامج (CSS)!</p><h2>The English programme (1st floor)!</h2>
    <ul><li>قاعة 2: المدخل الشمالي</li><li>${LATIN}</li><li>2026</li></ul>
    <blockquote>كلمات المؤسس (2026)!</blockquote><table><tr><td>المكان</td><td>5:00 PM</td></tr></table>`,
  file: '',
};
const LISTED = {
  eventaid: 7,
  eventname: 'مهرجان الرياح (2026)!',
  startdate: '28-11-2026',
  enddate: '01-12-2026',
  readmoreurl: 'winds',
  resaddress: PLACE,
};

async function open(page: Page, context: BrowserContext, language: string, path: string) {
  await answerEvent(context, {
    ...fullEvent(),
    GameSchedule: SCHEDULE,
    news: [ARTICLE],
    events: [LISTED],
  });
  await openInLanguage(page, language, path);
}

/** Each element: its direction, and where its lines begin if they are read from that side, in pixels. */
const linesOf = (elements: Locator, side: 'left' | 'right') =>
  elements.evaluateAll(
    (all, from) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Map<number, number>();
        for (const { top, left, right, width } of range.getClientRects()) {
          const edges = [lines.get(Math.round(top)), from === 'left' ? left : right];
          const known = edges.filter((edge) => edge !== undefined);
          if (width > 0)
            lines.set(Math.round(top), from === 'left' ? Math.min(...known) : Math.max(...known));
        }
        return { direction: getComputedStyle(element).direction, starts: [...lines.values()] };
      }),
    side,
  );

/** Whether all lines begin at the same place, to a pixel or two: letters have bearings. */
const areFlush = (starts: readonly number[]) => Math.max(...starts) - Math.min(...starts) < 3;

for (const [language, side] of [
  ['ar', 'right'],
  ['en', 'left'],
] as const) {
  test(`I18N-06 names of both directions in ${language} are read each its own way, and begin on one side`, async ({
    page,
    context,
  }) => {
    await open(page, context, language, EVENT_PAGE);
    const titles = page.locator('#schedule li bdi').filter({ hasText: /next\?|مؤتمر|C\+\+/ });
    await expect(titles).toHaveCount(3);
    const found = await linesOf(titles, side);
    expect(found.map(({ direction }) => direction)).toEqual(['ltr', 'rtl', 'ltr']);
    expect(areFlush(found.flatMap(({ starts }) => starts))).toBe(true);
  });

  test(`I18N-06 a long name in a row with an icon begins on the side of the page in ${language}`, async ({
    page,
    context,
  }) => {
    await open(page, context, language, '/event');
    const [place] = await linesOf(page.getByText(PLACE).first(), side);
    expect(place?.direction).toBe('ltr');
    expect(place?.starts.length).toBeGreaterThan(1);
    expect(areFlush(place?.starts ?? [])).toBe(true);
  });

  test(`I18N-06 an article keeps its own sides in ${language}, block by block`, async ({ page, context }) => {
    await open(page, context, language, '/news');
    await page.getByRole('main').getByRole('link', { name: ARTICLE.title }).click();
    await untilSettled(page);
    const text = page.getByRole('article');
    const blocks = text.locator('h1, p, h2, ul, li, blockquote, table');
    await expect(text.getByRole('table')).toBeVisible();
    const names = await blocks.evaluateAll((all) => all.map(({ localName }) => localName));
    const directions = (await linesOf(blocks, side)).map(({ direction }) => direction);
    expect(names.map((name, place) => `${name} ${directions[place]}`)).toEqual([
      'h1 rtl',
      'p rtl',
      'h2 ltr',
      'ul rtl',
      'li rtl',
      'li ltr',
      'li rtl',
      'blockquote rtl',
      'table rtl',
    ]);
    const right = await linesOf(text.locator('p, li:nth-child(odd)'), 'right');
    const [first, ...items] = right.flatMap(({ starts }) => starts);
    expect(items.every((start) => first !== undefined && first - start > 5)).toBe(true);
    expect(areFlush(items)).toBe(true);
  });
}
