import { beginToUse } from '../../support/begin-to-use.ts';
import { expect, test } from '../../support/fixtures.ts';
import { routesToCheck } from '../../support/routes.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';

/** Ways in which a browser's web storage can fail, run before any code of the site. */
const TROUBLES: readonly (readonly [string, () => void])[] = [
  [
    'closed to the site',
    () => {
      const get = (): never => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    },
  ],
];

for (const [trouble, cause] of some(1, TROUBLES))
  test(
    `LAYOUT-24 with web storage that is ${trouble} every page works, and a choice lasts until the page goes`,
    fullRun,
    async ({ page, context }) => {
      test.slow();
      await context.addInitScript(cause);
      for (const { path } of routesToCheck) {
        await page.goto(path);
        await untilHydrated(page);
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached();
        await expect(page.getByRole('main')).not.toContainText(/page broke|chunk failed/);
      }
      console.log(
        `addresses with small stores that are ${trouble}: ${routesToCheck.length} of ${routesToCheck.length}`,
      );
      await page.goto('/medals');
      await untilHydrated(page);
      await beginToUse(page);
      const agree = page.getByRole('button', { name: 'Got it!' });
      await agree.click();
      await expect(agree).toHaveCount(0);
    },
  );
