import { beginToUse } from '../../support/begin-to-use.ts';
import { expect } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled } from '../../support/settled.ts';
import { test } from './built-copy.ts';
import { deploy } from './deploy.ts';

// The notice appears only after the cookie bar was answered (reading Q-81).
test.use({ hasAgreed: true });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(
    `PWA-06 the notice of a new build moves nothing at ${width} by ${height} when it comes`,
    fullRun,
    async ({ page, build }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.goto('/medals');
      await waitForWorker(page);
      await watchShifts(page);
      await openSettled(page, '/medals');
      await deploy(page, build, 'B');
      await beginToUse(page);
      await expect(page.getByRole('status').filter({ hasText: 'A new version is ready' })).toBeVisible();
      const { sum, shifts } = await shiftsOf(page);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    },
  );
