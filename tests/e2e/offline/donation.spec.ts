import { expect, test } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { NO_ANSWER } from './sample-words.ts';

test(
  'DONATE-02 DONATE-04 without a network the code and the documents of the donation page are there',
  fullRun,
  async ({ page, context, site, allowConsole }) => {
    allowConsole(NO_ANSWER);
    await page.goto('/donation');
    await waitForWorker(page);
    await site.stop();
    await page.reload();
    const code = page.getByRole('img', { name: /^QR code/ });
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(450);
    for (const name of some(1, ['CSR', '12A', '80G'])) {
      const answer = context.waitForEvent('response', (one) =>
        one.url().endsWith(`/${name.toLowerCase()}.pdf`),
      );
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      expect((await answer).status(), name).toBe(200);
      expect((await answer).headers()['content-type'], name).toBe('application/pdf');
    }
  },
);
