import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';

test.use(withoutWorker);

test(
  'MEDALS-02 MEDALS-03 winners open and close by keyboard, and no server is asked for them',
  fullRun,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSettled(page, '/medals');
    expect(asked.filter((path) => /^\/(?:api|storage)\/.*medal/i.test(path))).toEqual([]);
    const game = page.getByRole('button', { name: 'Folk dance' });
    const winner = page.getByText('Syrtos Circle of Naupaktos');
    await expect(winner).toBeHidden();
    await game.focus();
    await page.keyboard.press('Enter');
    await expect(game).toHaveAttribute('aria-expanded', 'true');
    await expect(winner).toBeVisible();
    await page.keyboard.press('Space');
    await expect(game).toHaveAttribute('aria-expanded', 'false');
    await expect(winner).toBeHidden();
  },
);
