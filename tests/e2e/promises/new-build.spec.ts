import { beginToUse } from '../../support/begin-to-use.ts';
import { expect } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { test } from '../offline/built-copy.ts';
import { buildOf, deploy } from '../offline/deploy.ts';

// The notice appears only after the cookie bar was answered (reading Q-81).
test.use({ hasAgreed: true });

test('PWA-06 a new build is offered, and loads with one press', async ({ page, build }) => {
  await page.goto('/membership');
  await waitForWorker(page);
  await deploy(page, build, 'B');
  await beginToUse(page);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page)).toBe('B');
});
