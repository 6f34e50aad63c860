import { findViolations } from '../support/axe.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { KIOSK_SCREENS, openKiosk, untilKiosk } from '../support/kiosk.ts';
import { some } from '../support/scope.ts';
import { untilQuiet, untilStill } from '../support/settled.ts';

// Colours are checked at rest, never in the middle of a transition.
test.use({ ...withoutWorker, reducedMotion: 'reduce', hasTouch: true });

for (const { name, viewport } of some(1, KIOSK_SCREENS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    for (const way of some(1, ['/today', '', '/map', '/arts', '/more', '/staff'])) {
      test(`KIOSK-01 /kiosk${way} has no accessibility violations, light and dark`, async ({ page }) => {
        await openKiosk(page);
        await page.goto(`/kiosk${way}`);
        await untilKiosk(page);
        await untilQuiet(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await untilStill(page);
          const violations = await findViolations(page);
          // A target that scrolls out under the foot, or is covered by another pin, counts as small here;
          // tests/e2e/kiosk measures it.
          expect
            .soft(
              violations.filter(({ rule }) => rule !== 'target-size'),
              colorScheme,
            )
            .toEqual([]);
        }
      });
    }
  });
}
