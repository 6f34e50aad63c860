import { expect, test } from '../../support/fixtures.ts';

test('ROUTE-01 the first page opens with one heading', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
