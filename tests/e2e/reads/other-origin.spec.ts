import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { everything, fullRun } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { answerBeyondTheBuild, expectEdgeLists, NO_ANSWER } from '../offline/sample-words.ts';
import { storePages } from '../offline/stored-answers.ts';
import { test } from './other-origin.ts';

const EVENT = '/event/pythian-national-games';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** What a visitor finds with any provider. */
async function expectContent(page: Page, path: string) {
  if (path === '/event') {
    await expect(region(page, 'Upcoming events').getByRole('article').first()).toBeVisible();
    await expect(region(page, 'Previous events').getByRole('article').first()).toBeVisible();
  } else if (path === EVENT) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pythian National Games');
    await expect(
      region(page, 'Games schedule').getByRole('heading', { name: 'Kithara and Lyre' }),
    ).toBeVisible();
  } else {
    await expect(region(page, 'Latest News').getByRole('link').nth(2)).toBeVisible();
  }
}

/** The strict one needs its own build, which a short run does not wait for. */
const providers = everything ? (['open', 'strict'] as const) : (['open'] as const);
const PAGES = ['/event', EVENT, '/news'] as const;
const CALL_OF = { '/event': '/api/events', [EVENT]: '/api/GameSchedule', '/news': '/api/news' } as const;

for (const provider of providers) {
  test.describe(`a provider that allows ${provider === 'open' ? 'every header' : 'the headers of section 7 alone'}`, () => {
    test.describe.configure({ mode: 'serial' });
    if (provider === 'strict') test.use({ other: ({ strict }, use) => use(strict) });

    test('API-01 API-02 API-05 CARD-05 reads everything from the other address, with the key', async ({
      page,
      other,
    }) => {
      const { api, site } = other;
      await api.forgetRequests();
      await site.forgetRequests();
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (origin === api.url && !request.headers()['access-token'] && /\/api\//.test(request.url()))
          elsewhere.push(`without a key: ${request.url()}`);
        if (origin !== api.url && request.headers()['access-token'])
          elsewhere.push(`with a key: ${request.url()}`);
        if (origin !== api.url && origin !== site.url) elsewhere.push(`somewhere else: ${request.url()}`);
      });
      const asked = async () => (await api.requests()).map(({ path }) => path);
      for (const path of PAGES) {
        await page.goto(path);
        await expectContent(page, path);
        await untilHydrated(page);
        // A page that is left at once has not made its requests yet.
        await expect.poll(asked).toContain(CALL_OF[path]);
      }
      const wanted = ['/api/events', '/api/eventdetail', '/api/GameSchedule', '/api/news', '/api/Menu'];
      await expect.poll(asked).toEqual(expect.arrayContaining(wanted));
      expect(elsewhere).toEqual([]);
      expect(await site.requests()).toEqual([]);
      const pictures = page.getByRole('main').locator('img');
      await openSettled(page, '/event');
      const sources = await pictures.evaluateAll((all) =>
        all.map((one) => (one as HTMLImageElement).currentSrc),
      );
      expect(sources.some((source) => source.startsWith(api.url))).toBe(true);
    });

    test('API-05 API-22 a message arrives exactly once', async ({ page, other }) => {
      await openSettled(page, '/contact');
      const form = page.getByRole('main').locator('form');
      for (const [label, entry] of [
        ['Full name', 'Ione Doe'],
        ['Email', 'ione@example.org'],
        ['Phone', '+91 00000 00102'],
        ['Message', `For the other address – ${provider}`],
      ] as const)
        await form.getByRole('textbox', { name: label }).fill(entry);
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Message sent')).toBeVisible();
      // Nothing is delivered in the background.
      await page.reload();
      await untilHydrated(page);
      await letTimePass(page, 1_000, 'a second delivery, which must not come');
      expect((await other.api.received()).map(({ payload }) => payload)).toMatchObject([
        { message: `For the other address – ${provider}` },
      ]);
      expect(await other.site.received()).toEqual([]);
    });

    test(
      'OFFLINE-01 OFFLINE-02 OFFLINE-03 visited content is there without a network',
      fullRun,
      async ({ page, other, allowConsole }) => {
        await storePages(page);
        await answerBeyondTheBuild(other.api);
        await page.goto('/event');
        await expectEdgeLists(page);
        allowConsole(NO_ANSWER);
        await other.api.stop();
        await other.site.stop();
        try {
          for (const path of PAGES) {
            await page.goto(path);
            await expectContent(page, path);
          }
          await page.goto('/event');
          await expectEdgeLists(page);
        } finally {
          await other.api.start();
          await other.site.start();
        }
      },
    );
  });
}

// It needs its own build.
test.describe('another product', fullRun, () => {
  test.use({ other: ({ strict }, use) => use(strict) });

  test('SEO-01 ROUTE-13 CARD-05 has its name in all titles, in the manifest, and its address', async ({
    page,
    request,
  }) => {
    const text = async (path: string) => (await request.get(path)).text();
    for (const file of ['/seo.json', '/manifest.webmanifest']) {
      expect(await text(file), file).toContain('Other Games');
      expect(await text(file), file).not.toMatch(/Pythian Games|pythian-games|%PRODUCT/);
    }
    const entries: Record<string, { title: string }> = JSON.parse(await text('/seo.json'));
    for (const path of Object.keys(entries).filter((key) => key.startsWith('/'))) {
      const [, title] = /<title[^>]*>([^<]*)</.exec(await text(path)) ?? [];
      expect(title, path).toContain('Other Games');
      expect(title, path).not.toContain('Pythian Games');
    }
    expect((await request.get('/modern-other-games')).status()).toBe(200);
    expect((await request.get('/modern-pythian-games')).status()).toBe(404);
    await page.goto('/modern-other-games');
    await expect(page).toHaveTitle(entries['/modern-other-games']?.title ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modern Other Games');
  });
});
