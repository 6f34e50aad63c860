import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openKiosk } from '../../support/kiosk.ts';
import { openSettled } from '../../support/settled.ts';

test.use(withoutWorker);

const foreign = LANGUAGES.map(({ name }) => name).filter((name) => /[^\p{Script=Latin} ]/u.test(name));

/** Which of the names a font of ours draws by now; asking loads nothing. */
const drawn = (page: Page) =>
  page.evaluate((names) => names.filter((name) => document.fonts.check('1em "PG Names"', name)), foreign);

test('I18N-01 a list of languages loads the letters of their names when it is opened, not before', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/.*\/|-[^-]*$/g, ''));
  });
  await openSettled(page, '/history');
  expect(fonts.sort()).toEqual(['display-latin', 'head-latin', 'text-latin']);
  expect(await drawn(page)).toEqual([]);
  await page.getByRole('banner').getByRole('combobox').click();
  await expect.poll(() => drawn(page)).toEqual(foreign);
});

test('I18N-01 KIOSK-01 a kiosk shows every language by its own name, in letters it has itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await openKiosk(page);
  await expect.poll(() => drawn(page)).toEqual(foreign);
});
