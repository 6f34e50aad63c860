import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

test.use(withoutWorker);

/** Line height relative to font size, as the art direction asks for headings in Devanagari, Arabic and CJK. */
const ROOM = 1.25;

test(
  'COUNCIL-06 a name whose letters have marks above and below has space for them',
  fullRun,
  async ({ page }) => {
    for (const [path, heading] of [
      ['/event/पाइथियन-लोक-उत्सव', /पाइथियन लोक उत्सव/],
      ['/our-council/anaya-vrikshan', /अनया वृक्षन/],
    ] as const) {
      await openSettled(page, path);
      const name = page.getByRole('heading', { level: 1 }).getByText(heading).first();
      const room = await name.evaluate((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element.closest('.tall') ?? element);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      });
      expect(room, path).toBeGreaterThanOrEqual(ROOM);
    }
  },
);
