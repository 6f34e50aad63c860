import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { some } from '../support/scope.ts';
import { untilSettled } from '../support/settled.ts';

test.use(withoutWorker);

/** Less than anyone sees, on the whole way down and up. */
const MOST_SHIFT = 0.02;

for (const [width, height] of some(1, [
  [390, 844],
  [1440, 900],
  [320, 640],
  [768, 1024],
  [1024, 768],
  [1080, 1920],
] as const)) {
  test(`home moves nothing at ${width} by ${height} while it is read to its end and back`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto('/');
    await untilSettled(page);
    for (const towards of [1, -1]) {
      for (let step = 0; step < Math.ceil(16_000 / height); step++) {
        await page.mouse.wheel(0, towards * height * 0.8);
        await page.waitForTimeout(150);
      }
    }
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  });
}
