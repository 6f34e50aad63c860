import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { pathsToCheck } from '../support/routes.ts';
import { fullRun, some } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';
import { findCut } from './find-cut.ts';
import { layOutAll, standAt } from './lay-out.ts';
import { overlaps } from './overlaps.ts';

// Static rows, as with reduced motion: the moving carousel would hide their overflow.
test.use({ ...withoutWorker, contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS_PX = [320, 375, 768, 1024, 1440, 1920];

for (const path of some(2, pathsToCheck)) {
  test(`LAYOUT-29 ${path} never scrolls sideways, and its heading is not under the header`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await openSettled(page, path);
    await layOutAll(page);
    for (const width of WIDTHS_PX) {
      const seen = await standAt(page, width);
      expect(seen.beyond, `${width} px`).toBeLessThanOrEqual(0);
      expect(seen.heading, `${width} px`).toBeGreaterThanOrEqual(seen.header);
      expect(seen.bar, `every control of the header inside it at ${width} px`).toBe(true);
    }
  });
}

/** 200% zoom in a window 1280 px wide leaves half of it; on phones only the text grows. */
const WIDTHS_OF_LARGE_TEXT_PX = [1280, 640, 390];

for (const path of some(1, pathsToCheck)) {
  test(
    `LAYOUT-29 ${path} loses nothing with text at twice its size`,
    fullRun,
    async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await openSettled(page, path);
      await layOutAll(page, 'html { font-size: 200%; }');
      for (const width of WIDTHS_OF_LARGE_TEXT_PX) {
        const seen = await standAt(page, width);
        expect.soft(seen.beyond, `sideways at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(seen.bar, `every control of the header inside it at ${width} px`).toBe(true);
        expect.soft(await overlaps(page), `overlaps at ${width} px`).toEqual([]);
        expect.soft(await findCut(page), `cut at ${width} px`).toEqual([]);
      }
    },
  );
}
