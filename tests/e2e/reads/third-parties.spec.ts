import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { ROUTES, routesToCheck } from '../../support/routes.ts';
import { everything, fullRun, some } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';

test.use({ ...withoutWorker, hasAgreed: true });

const FILM = {
  imgurl: 'https://www.youtube-nocookie.com/embed/sampleFilm1',
  imagetype: 'youtube',
  alttext: 'The first day',
};
const routes = everything ? ROUTES : routesToCheck;

for (const [how, give] of some(1, [
  ['never answers', 'hang'],
  ['is blocked', 'abort'],
] as const))
  test(
    `ERR-02 with every host but our own ${how}, every page is complete`,
    fullRun,
    async ({ page, context, baseURL, allowConsole }) => {
      test.slow();
      allowConsole(/ERR_BLOCKED_BY_CLIENT/);
      const asked = new Set<string>();
      await context.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        (route) => {
          asked.add(new URL(route.request().url()).hostname);
          return give === 'abort' ? route.abort('blockedbyclient') : undefined;
        },
      );
      await context.route('**/api/banners', (route) => route.fulfill({ json: { data: [FILM] } }));
      for (const { path } of routes) {
        // A hanging frame delays the page's load event, and nothing else.
        await page.goto(path, { waitUntil: 'commit' });
        await untilHydrated(page);
        await page.evaluate(scrollThrough);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading').first(), path).toBeAttached();
        await expect(main.locator('[class*=skeleton]'), `${path} waits for nothing`).toHaveCount(0);
        await expect(main).not.toContainText(/page broke|chunk failed/);
      }
      await page.goto('/', { waitUntil: 'commit' });
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Play The first day' }).first().click();
      await expect.poll(() => [...asked].join(), 'a third party is requested').toContain('youtube');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('link', { name: /^Watch on/ }).first()).toBeAttached();
      const hosts = [...asked].join(', ');
      console.log(`complete with third parties dead: ${routes.length} of ${routes.length}; asked: ${hosts}`);
    },
  );

/** In the page: scrolls into view what makes its requests only then. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
