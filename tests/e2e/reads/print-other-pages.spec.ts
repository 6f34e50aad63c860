import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { cutTexts, printedPages, timesPrinted } from '../../support/reading/printed-pages.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';

// Pages that somebody prints as they are: black on white, with their words and without their controls.
test.use(withoutWorker);

const NATIONAL = 'pythian-national-games';

test('PRINT-07 an event prints black on white, without what is only for a screen, and says where its whole schedule is', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettled(page, `/event/${NATIONAL}`);
  const pages = await printedPages(page);
  expect(timesPrinted(pages, 'Pythian National Games')).toBeGreaterThan(0);
  expect(timesPrinted(pages, `/print/${NATIONAL}`)).toBe(1);
  expect(timesPrinted(pages, 'earlier session'), 'a button in place of what it would show').toBe(0);
  for (const gone of ['Got it!', 'Login', 'Sign up', 'seconds', 'Choose language', 'Save for offline'])
    expect(timesPrinted(pages, gone), gone).toBe(0);
  expect(cutTexts(pages)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.getByRole('main').evaluate(
    (main) =>
      [document.body, ...main.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .filter(
          ({ color, backgroundColor }) => color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)',
        ).length,
  );
  expect(seen).toBe(0);
  for (const control of ['button:not([aria-expanded], [role=tab])', '[role=timer]', 'nav', 'video'])
    await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
});

test('PRINT-07 an event prints the plan of its venue, whole, and the list of its places', async ({
  page,
}) => {
  await openSettled(page, `/event/${NATIONAL}`);
  const pages = await printedPages(page);
  const PLACES = ['Lyre Hall', 'Laurel Arena', 'Olive Court', 'Market Square Stage', 'Harbour Steps'];
  const withPlan = pages.filter((one) => PLACES.every((place) => timesPrinted([one], place) > 0));
  expect(withPlan.length, 'a page that has the plan').toBeGreaterThan(0);
  expect(timesPrinted(pages, 'in Lyre Hall, ground floor')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  // As wide as A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1_017 });
  const plan = page.getByRole('region', { name: /^Plan of / });
  const [box, drawing] = await Promise.all([plan.boundingBox(), plan.locator('svg').first().boundingBox()]);
  expect(drawing?.width).toBeGreaterThan(300);
  expect(drawing?.width).toBeLessThanOrEqual((box?.width ?? 0) + 1);
  expect(drawing?.height).toBeLessThanOrEqual((box?.height ?? 0) + 1);
});

for (const path of [
  '/news/details',
  `/event/${NATIONAL}/musical-vocal-instrumental-arts/kithara`,
  '/event-categories/martial-arts-and-traditional-games',
  '/event-categories/martial-arts-and-traditional-games/board-games',
  '/saved',
  '/our-council',
  '/our-council/dorian-kalleas',
  '/medals',
]) {
  test(`PRINT-07 ${path} prints its words and no controls`, fullRun, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSettled(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const pages = await printedPages(page);
    expect(timesPrinted(pages, heading)).toBeGreaterThan(0);
    expect(timesPrinted(pages, 'Got it!')).toBe(0);
    expect(cutTexts(pages)).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const control of [
      'button:not([aria-expanded], [role=tab])',
      '[role=banner]',
      '[role=contentinfo]',
      'nav',
    ])
      await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
  });
}
