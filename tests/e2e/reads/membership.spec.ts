import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { goInside, startInside } from './go-inside.ts';

test.use(withoutWorker);

/** One answer per choice: its plans, and how long it takes. */
interface Plans {
  readonly plans: readonly object[];
  readonly afterMs?: number;
}

/** Answers both choices; returns the list of requested values. */
async function answerPlans(context: BrowserContext, india: Plans, international: Plans): Promise<string[]> {
  const asked: string[] = [];
  await context.route('**/api/Membership', async (route) => {
    const value = route.request().headers()['is-international'] ?? 'none';
    asked.push(value);
    const { plans, afterMs = 0 } = value === '1' ? international : india;
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await route.fulfill({ json: { data: plans } });
  });
  return asked;
}

const plan = (title: string, more: object = {}) => ({
  title,
  amount: 500,
  currencysign: '₹',
  description: '',
  buttontext: 'Join',
  buttonurl: 'https://enrol.example/join',
  ...more,
});
const HOME = { plans: [plan('Home plan')] };
const ABROAD = { plans: [plan('Plan abroad', { amount: '120', currencysign: '$' })] };

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const planOf = (page: Page, name: string) => page.getByRole('article', { name });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Text of the page from which a test starts. */
const NO_SUCH_PAGE = /404/;

/** Starts from inside the site, so that no plans come with the page. */
async function enter(page: Page) {
  await startInside(page);
  await goInside(page, '/membership');
}

test('ROUTE-19 MEMBER-01 MEMBER-05 begins with the plans of India; the others are reached by keyboard', async ({
  page,
}) => {
  await openSettled(page, '/membership');
  await expect(page.getByRole('radio')).toHaveText(['India', 'International']);
  await expect(choice(page, 'India')).toBeChecked();
  await expect(choice(page, 'International')).not.toBeChecked();
  await expect(titles(page)).toHaveText([
    'Friend of the Games',
    'Artist or Player',
    'Ensemble or Team',
    'School Circle',
  ]);
  await expect(page.getByText('No fee', { exact: true })).toHaveCount(2);
  await expect(planOf(page, 'Ensemble or Team').getByRole('link')).toHaveCount(0);
  await choice(page, 'India').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'International')).toBeChecked();
  await expect(titles(page)).toHaveText(['Guest of the Games', 'Member Nation Delegate', 'Youth Exchange']);
  await expect(planOf(page, 'Member Nation Delegate').getByText('$120')).toBeVisible();
});

test('MEMBER-02 each switch asks again: 0, 1, 0', fullRun, async ({ page, context }) => {
  const asked = await answerPlans(context, HOME, ABROAD);
  await openSettled(page, '/membership');
  await expect(titles(page)).toHaveText(['Home plan']);
  await choice(page, 'International').click();
  await expect(titles(page)).toHaveText(['Plan abroad']);
  await choice(page, 'India').click();
  await expect(titles(page)).toHaveText(['Home plan']);
  await expect.poll(() => asked).toEqual(['0', '1', '0']);
});

test(
  'MEMBER-03 Q-49 a late answer never replaces the choice made since',
  fullRun,
  async ({ page, context }) => {
    const asked = await answerPlans(context, HOME, { ...ABROAD, afterMs: 3_000 });
    await openSettled(page, '/membership');
    await choice(page, 'International').click();
    await expect.poll(() => asked.includes('1')).toBe(true);
    await choice(page, 'India').click();
    await expect(titles(page)).toHaveText(['Home plan']);
    const late = page.waitForResponse((response) => response.request().headers()['is-international'] === '1');
    await late;
    await letTimePass(page, 500, 'the late answer, which must not be shown');
    await expect(titles(page)).toHaveText(['Home plan']);
  },
);

test(
  'MEMBER-04 MEMBER-06 MEMBER-07 API-19 a plan shows all its data, with line breaks but not in its addresses',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_SUCH_PAGE);
    const plans = [
      plan('Lines', { description: 'Rs 500/- per year/- once' }),
      plan('Markup', { description: '<ul><li>a</li></ul><a href="/x/-y">link</a>', buttontext: '' }),
    ];
    await answerPlans(context, { plans }, ABROAD);
    await context.route('**/api/trackingevent', (route) => route.fulfill({ json: [{ encrstr: 'A+B/==' }] }));
    await enter(page);
    await expect(planOf(page, 'Lines').getByText('₹500')).toBeVisible();
    await expect(planOf(page, 'Lines').locator('br')).toHaveCount(2);
    await expect(planOf(page, 'Lines')).not.toContainText('/-');
    await expect(planOf(page, 'Lines').getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      'https://enrol.example/join?track=A%2BB%2F%3D%3D',
    );
    await expect(planOf(page, 'Markup').locator('ul > li')).toHaveText('a');
    await expect(planOf(page, 'Markup').getByRole('link')).toHaveAttribute('href', '/x/-y');
  },
);

test(
  'MEMBER-08 MEMBER-09 No Data Found appears with an empty answer and not before',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_SUCH_PAGE);
    await answerPlans(context, { plans: [], afterMs: 2_000 }, ABROAD);
    const none = page.getByText('No Data Found', { exact: true });
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.body?.innerText.includes('No Data Found')) seen.push(performance.now());
      }).observe(document, { childList: true, subtree: true });
    });
    await startInside(page);
    const from = await page.evaluate(() => performance.now());
    await goInside(page, '/membership');
    await expect(none).toBeVisible();
    const [first = 0] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(first - from).toBeGreaterThan(1_900);
    await choice(page, 'International').click();
    await expect(titles(page)).toHaveText(['Plan abroad']);
    await expect(none).toHaveCount(0);
  },
);

test(
  'MEMBER-08 ERR-01 a failed call shows no plans, and says so with a link to continue',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_SUCH_PAGE);
    allowConsole(/500/);
    await context.route('**/api/Membership', (route) => route.fulfill({ status: 500, json: {} }));
    await enter(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(titles(page)).toHaveText(['These plans aren’t saved on this device']);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('MEMBER-04 Q-82 a price is prerendered as the browser writes it, and grouped in the language of the page', async ({
  page,
  site,
}) => {
  const document = await (await page.request.get(`${site.url}/membership`)).text();
  expect(document).toContain('₹1,200.50');
  await openSettled(page, '/membership');
  const price = planOf(page, 'Ensemble or Team').locator('bdi').filter({ hasText: '₹' });
  await expect(price).toHaveText('₹1,200.50');
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await openSettled(page, '/membership');
  await expect(price).toHaveText(/^1\s200,50\s₹$/);
});

for (const width of some(1, [320, 768, 1440])) {
  test(`nothing of the plans overflows at ${width} px`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSettled(page, '/membership');
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  });
}
