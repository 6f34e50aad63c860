import type { CDPSession } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { printedPages } from '../../support/reading/printed-pages.ts';
import { timed } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { answerEvent, EVENT } from './event-answers.ts';
import { expectEachOnce } from './expect-each-once.ts';

test.use(withoutWorker);

test(
  'PRINT-08 two thousand sessions are on the screen within three seconds of the processor, and all on paper',
  timed,
  async ({ page, context }) => {
    const two = (number: number) => String(number).padStart(2, '0');
    const games = Array.from({ length: 40 }, (_, game) => ({
      game: `Game ${game + 1}`,
      schedule: Array.from({ length: 50 }, (_, index) => ({
        For: `Round ${game * 50 + index + 1}.`,
        From: `${two(1 + (index % 9))}/03/2024 ${two(8 + (game % 12))}:00:00`,
        To: `${two(1 + (index % 9))}/03/2024 ${two(9 + (game % 12))}:00:00`,
        Address: `Stage ${(game % 16) + 1}`,
        Latlong: '',
      })),
    }));
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: games });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const sheet of ['pocket', 'doors', 'large']) {
      await openSettled(page, '/print/spring-games?sheet=plan&paper=a4');
      const before = await processorSeconds(devtools);
      await page.getByRole('radio').nth(['pocket', 'doors', 'large'].indexOf(sheet)).click();
      await expect(page.getByRole('region', { name: 'Preview' }).getByText(/^Round /)).toHaveCount(2_000);
      const took = (await processorSeconds(devtools)) - before;
      console.log(`${sheet}: 2,000 sessions after ${took.toFixed(1)} s of the processor`);
      expect(took).toBeLessThan(3);
      const pages = await printedPages(page);
      expectEachOnce(
        pages,
        games.flatMap(({ game, schedule }) => schedule.map(({ For }) => `${game} ${For}`)),
      );
    }
  },
);

/** How long the page's thread has worked so far; other work of the machine does not count. */
async function processorSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (task === undefined) throw new Error('The browser does not say how long it has worked.');
  return task.value;
}
